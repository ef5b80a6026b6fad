import { applyConsent, type Consent, removeUnlessAccepted, storeConsent, storedConsent } from './consent.ts';
import { showKept } from './keptOnDevice.ts';

/**
 * Shows the popup if no answer is stored. Any button with `data-consent` (in the popup and in the privacy policy) gives
 * the answer. Nothing may be stored before it (requirement 19.3). The root element's `data-consent` contains the stored answer; the privacy policy shows it.
 */
export function enhanceConsentPopup(popup: HTMLElement): void {
  const show = (consent: Consent | null) => {
    document.documentElement.dataset.consent = consent ?? 'none';
    popup.hidden = consent !== null;
  };
  show(storedConsent());
  const apply = () => applyConsent().then(showKept);
  const removeLeftovers = () => removeUnlessAccepted().then(showKept);
  // In a task of its own, because the first access to each kind of storage takes milliseconds.
  setTimeout(apply);

  /** What had the focus before the popup. */
  let cameFrom: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    const isInside = popup.contains(document.activeElement);
    const consent = (event.target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent;
    if (!consent) return;
    storeConsent(consent as Consent);
    show(storedConsent());
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
    show(storedConsent());
    void removeLeftovers();
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, lookAgain);
  // The service worker reports that it has stored this site.
  navigator.serviceWorker?.addEventListener('message', removeLeftovers);
}
