/** The prefix of each cache name of the service worker; the privacy policy names it. */
export const CACHE_PREFIX = 'iban-rechner-';

/** The cache name of a build. It ends with the number of files, so that a page can tell whether one is missing. */
export function cacheName(version: string, files: number): string {
  return `${CACHE_PREFIX}${version}-${files}`;
}
