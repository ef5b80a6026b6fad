/**
 * How much of this site the browser stores, read from the browser and not from the visitor's answer. `ConsentControl`
 * shows the sentence that matches `data-kept` of the root element. `data-kept-files` has the number of files in each
 * cache, for the list of what is stored; "kept-read" on the window says that both are up to date.
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
  const counts: Record<string, number> = {};
  for (const name of names) {
    const files = await (await caches.open(name)).keys();
    // If the cache was deleted in the meantime, open() has created it again. A service worker that is installing has an
    // empty cache too, and then there is a registration.
    const isLeftOver = files.length === 0 && !(await navigator.serviceWorker.getRegistration());
    if (isLeftOver || root.dataset.consent !== 'accepted') await caches.delete(name);
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    else if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    else if (kept === 'nothing') kept = 'part';
    counts[name] = files.length;
  }
  root.dataset.keptFiles = JSON.stringify(counts);
  return kept;
}

async function show(): Promise<void> {
  root.dataset.kept = await lookUp().catch(() => 'nothing' as const);
  dispatchEvent(new Event('kept-read'));
}

addEventListener('kept', show);
void show();
