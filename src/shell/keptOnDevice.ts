import { CACHE_PREFIX } from '../site/offlineCache.ts';
import { storedConsent } from './consent.ts';

/** How much of this site the browser stores. `ConsentControl` has a sentence for each. */
type Kept = 'nothing' | 'part' | 'all';

let latest = 0;

/**
 * Reads how much is stored from the browser, and not from the visitor's answer, and shows the sentence in the
 * `ConsentControl` of the page, if it has one. Looks can overlap; only the one that began last is shown.
 */
export async function showKept(): Promise<void> {
  const control = document.querySelector<HTMLElement>('[data-consent-control]');
  if (!control) return;
  latest += 1;
  const own = latest;
  const kept = await keptOnDevice().catch(() => 'nothing');
  if (own === latest) control.dataset.kept = kept;
}

async function keptOnDevice(): Promise<Kept> {
  // A browser without both (or an insecure origin) stores nothing.
  if (!navigator.serviceWorker || !('caches' in window)) return 'nothing';
  const registration = await navigator.serviceWorker.getRegistration();
  // A service worker that fails to install tells the pages before its registration is removed.
  registration?.installing?.addEventListener('statechange', showKept);
  const isRegistered = Boolean(registration?.active ?? registration?.waiting ?? registration?.installing);
  let kept: Kept = isRegistered ? 'part' : 'nothing';
  for (const name of (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))) {
    const files = await (await caches.open(name)).keys();
    // If the cache was deleted in the meantime, open() has created it again. A service worker that is installing has an
    // empty cache too, and then there is a registration.
    const isLeftOver = files.length === 0 && !(await navigator.serviceWorker.getRegistration());
    if (isLeftOver || storedConsent() !== 'accepted') await caches.delete(name);
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    else if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    else if (kept === 'nothing') kept = 'part';
  }
  return kept;
}
