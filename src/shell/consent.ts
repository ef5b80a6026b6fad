import { CACHE_PREFIX } from '../site/offlineCache.ts';

/** The answer to the question of the consent popup (requirements 3.8 and 4.5). */
export type Consent = 'accepted' | 'declined';

const STORAGE_KEY = 'gdpr-consent';

/** The stored answer; null if there is none or the browser refuses storage. */
export function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the answer if the browser allows it. */
export function storeConsent(consent: Consent): void {
  try {
    // Removed first: if the storage is full, the previous answer would remain, and a withdrawal must take effect.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // Without storage the popup appears again on the next page, and no page is stored.
  }
}

/** Registers the service worker after "accepted"; otherwise removes it and what it stored. */
export async function applyConsent(): Promise<void> {
  try {
    if (storedConsent() === 'accepted') await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and insecure origins have no service worker. The site works without it.
  }
  // The answer may have changed while the service worker was loading.
  await removeUnlessAccepted();
}

/**
 * Removes service worker and caches unless the answer is "accepted". The visitor may accept while this is going on, so each
 * step asks for the answer again.
 */
export async function removeUnlessAccepted(): Promise<void> {
  try {
    if (storedConsent() !== 'accepted') {
      const registration = await navigator.serviceWorker.getRegistration();
      // A service worker that is installing is removed only after it has finished, and it may create a cache until then.
      await removeCaches();
      if (storedConsent() !== 'accepted') await registration?.unregister();
      await removeCaches();
    }
  } catch {
    // Without service worker and caches, nothing is stored.
  }
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && storedConsent() !== 'accepted') await caches.delete(name);
}
