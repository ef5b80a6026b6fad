/** Begins the name of each cache of the service worker; the privacy policy names it. */
export const CACHE_PREFIX = 'iban-rechner-';

/** The name of the cache of a build. It ends with the number of its files, so that a page can tell whether one is missing. */
export function cacheName(version: string, files: number): string {
  return `${CACHE_PREFIX}${version}-${files}`;
}
