import { CACHE_PREFIX } from '../site/offlineCache.ts';

/** The answer to the question of the consent popup (requirements 3.8 and 4.5). */
type Consent = 'accepted' | 'declined';

const STORAGE_KEY = 'gdpr-consent';

/** The stored answer; null if there is none or the browser refuses storage. */
function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the answer if the browser allows it. */
function storeConsent(consent: Consent): void {
  try {
    // Removed first: if the storage is full, the previous answer would remain, and a withdrawal must take effect.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // Without storage the popup appears again on the next page, and no page is stored.
  }
}

/** Registers the service worker after "accepted"; otherwise removes it and what it stored. */
async function applyConsent(): Promise<void> {
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
async function removeUnlessAccepted(): Promise<void> {
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

let latest = 0;

/**
 * Shows the parts of `ConsentControl`, where the page has one, that fit the answer and what the browser stores, which is
 * queried first. Queries can overlap; only the latest is shown.
 */
async function updateConsentControl(): Promise<void> {
  const control = document.querySelector('[data-consent-control]');
  if (!control) return;
  latest += 1;
  const own = latest;
  // A browser without service workers and caches (or an insecure origin) stores nothing.
  const stored = await storedOnDevice().catch(() => 'nothing');
  if (own !== latest) return;
  const answer = storedConsent() ?? 'none';
  for (const part of control.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when?.split(' ').some((when) => `${answer}-${stored}`.startsWith(when));
}

/** How much of this site the browser stores. A service worker that is active has stored all. */
async function storedOnDevice(): Promise<'nothing' | 'part' | 'all'> {
  const registration = await navigator.serviceWorker.getRegistration();
  // A service worker that fails to install tells the pages before its registration is removed.
  registration?.installing?.addEventListener('statechange', updateConsentControl);
  const hasCache = (await caches.keys()).some((name) => name.startsWith(CACHE_PREFIX));
  if (!registration && !hasCache) return 'nothing';
  return registration?.active && hasCache ? 'all' : 'part';
}

/**
 * Shows the popup if no answer is stored. Any button with `data-consent` (in the popup and in the privacy policy) gives
 * the answer. Nothing may be stored before it (requirement 19.3).
 */
export function enhanceConsentPopup(popup: HTMLElement): void {
  const show = () => {
    popup.hidden = storedConsent() !== null;
    void updateConsentControl();
  };
  show();
  const apply = () => applyConsent().then(updateConsentControl);
  const removeLeftovers = () => removeUnlessAccepted().then(updateConsentControl);
  // In a task of its own, because the first access to each kind of storage takes milliseconds.
  setTimeout(apply);

  /** What had the focus before the popup. */
  let cameFrom: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    const isInside = popup.contains(document.activeElement);
    const consent = (event.target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent;
    if (!consent) return;
    storeConsent(consent as Consent);
    show();
    void apply();
    // If the browser has stored nothing, the popup stays hidden until the next page.
    popup.hidden = true;
    // The pressed button is gone.
    if (isInside) (cameFrom ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  });
  popup.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') popup.querySelector<HTMLElement>('[data-consent="declined"]')?.click();
  });
  // The answer may have changed in another tab, and with it what the browser stores.
  const lookAgain = () => {
    show();
    void removeLeftovers();
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, lookAgain);
  // The service worker reports that it has stored this site.
  navigator.serviceWorker?.addEventListener('message', removeLeftovers);
}
