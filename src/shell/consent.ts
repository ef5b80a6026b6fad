import { CACHE_PREFIX } from '../site/offlineCache.ts';

/** The answer to the question of the consent popup (specification, chapters 3 and 4). */
export type Consent = 'accepted' | 'declined';

const STORAGE_KEY = 'gdpr-consent';

/** The stored answer; null where there is none or where the browser refuses any storage. */
export function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the answer, as far as the browser allows it, and does what it asks for. */
export function giveConsent(consent: Consent): void {
  try {
    // First, because a full storage would keep the answer before: at least a withdrawal counts.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // A browser that stores nothing asks again on the next page, and keeps no page either.
  }
  void applyConsent();
}

/** Starts the service worker after "accepted"; removes it and what it stored otherwise. */
export async function applyConsent(): Promise<void> {
  try {
    if (storedConsent() === 'accepted') await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and insecure origins have no service worker: the site works without it.
  }
  // Again, because the answer may have changed while the service worker was loading.
  await removeUnlessAccepted();
}

/** What the browser keeps changes in here and in the service worker; each time "kept" is dispatched on the window. */
export async function removeUnlessAccepted(): Promise<void> {
  try {
    if (storedConsent() !== 'accepted') {
      const registration = await navigator.serviceWorker.getRegistration();
      // A service worker that is installing is removed only when it is done. It stores into the cache that it opened.
      await removeCaches();
      await registration?.unregister();
      await removeCaches();
    }
  } catch {
    // No service worker, nothing stored.
  }
  dispatchEvent(new Event('kept'));
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
}
