/**
 * For the privacy policy: how much of this site the browser stores, read from the browser and not from the visitor's
 * answer. `ConsentControl` shows the sentence that matches `data-kept` of the root element.
 */
export type Kept = 'nothing' | 'part' | 'all';

const root = document.documentElement;
const prefix = document.querySelector<HTMLElement>('[data-cache-prefix]')?.dataset.cachePrefix ?? '';

async function lookUp(): Promise<Kept> {
  // A browser without both (or an insecure origin) stores nothing.
  if (!navigator.serviceWorker || !('caches' in window)) return 'nothing';
  const registration = await navigator.serviceWorker.getRegistration();
  // A service worker that fails to install tells the pages before its registration is removed.
  registration?.installing?.addEventListener('statechange', show);
  const isRegistered = Boolean(registration?.active ?? registration?.waiting ?? registration?.installing);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  let kept: Kept = isRegistered ? 'part' : 'nothing';
  for (const name of names) {
    const files = await (await caches.open(name)).keys();
    // If the cache was deleted in the meantime, open() has created it again. A service worker that is installing has an
    // empty cache too, and then there is a registration.
    const isLeftOver = files.length === 0 && !(await navigator.serviceWorker.getRegistration());
    if (isLeftOver || root.dataset.consent !== 'accepted') await caches.delete(name);
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    else if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    else if (kept === 'nothing') kept = 'part';
  }
  return kept;
}

let latest = 0;

/** Looks can overlap; only the one that began last is shown. */
async function show(): Promise<void> {
  latest += 1;
  const own = latest;
  const kept = await lookUp().catch(() => 'nothing' as const);
  if (own === latest) root.dataset.kept = kept;
}

addEventListener('kept', show);
void show();
