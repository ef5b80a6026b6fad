/** The answer to the question of the consent popup (specification, chapters 3 and 4). */
export type Consent = 'accepted' | 'declined';

const STORAGE_KEY = 'gdpr-consent';

/** Begins the name of each cache of the service worker (site/serviceWorker.ts). */
const CACHE_PREFIX = 'iban-rechner-';

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
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // A browser that stores nothing asks again on the next page; until then the answer holds.
  }
  void applyConsent(consent);
}

/** Starts the service worker after "accepted"; removes it and what it stored otherwise. */
export async function applyConsent(consent: Consent): Promise<void> {
  try {
    if (consent === 'accepted') {
      await navigator.serviceWorker?.register('/sw.js');
      return;
    }
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.all(
      names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
  } catch {
    // Private windows and insecure origins have no service worker: the site works without it.
  }
}
