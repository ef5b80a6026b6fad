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
  let kept: Kept = isRegistered || names.length > 0 ? 'part' : 'nothing';
  for (const name of names) {
    const files = await (await caches.open(name)).keys();
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    // If the consent was withdrawn in the meantime, open() has created the cache again.
    if (root.dataset.consent !== 'accepted') await caches.delete(name);
  }
  return kept;
}

async function show(): Promise<void> {
  root.dataset.kept = await lookUp().catch(() => 'nothing' as const);
}

addEventListener('kept', show);
void show();
