/** The prefix of each cache name of the service worker; the privacy policy names it. */
export const CACHE_PREFIX = 'iban-rechner-';
