/**
 * For the privacy policy: what of this site the browser really keeps, read from the browser and not from the answer that
 * the visitor gave. The root element has it in `data-kept`, by which `ConsentControl` shows the sentence that is true.
 */
export type Kept = 'nothing' | 'part' | 'all';

const root = document.documentElement;
const prefix = document.querySelector<HTMLElement>('[data-cache-prefix]')?.dataset.cachePrefix ?? '';

async function lookUp(): Promise<Kept> {
  // A browser that withholds both keeps nothing. (Insecure origins do not have them at all.)
  if (!navigator.serviceWorker || !('caches' in window)) return 'nothing';
  const registration = await navigator.serviceWorker.getRegistration();
  // A service worker that gives up tells the pages before its registration is gone.
  registration?.installing?.addEventListener('statechange', show);
  const isRegistered = Boolean(registration?.active ?? registration?.waiting ?? registration?.installing);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  let kept: Kept = isRegistered || names.length > 0 ? 'part' : 'nothing';
  for (const name of names) {
    const files = await (await caches.open(name)).keys();
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    // If the consent was withdrawn meanwhile, opening has made the cache anew.
    if (root.dataset.consent !== 'accepted') await caches.delete(name);
  }
  return kept;
}

async function show(): Promise<void> {
  root.dataset.kept = await lookUp().catch(() => 'nothing' as const);
}

addEventListener('kept', show);
void show();
