import { applyConsent, type Consent, giveConsent, removeUnlessAccepted, storedConsent } from './consent.ts';

/**
 * Asks where no answer is stored, takes the answer from any button with `data-consent` (the popup's, and those of the
 * privacy policy), and keeps it in `data-consent` of the root element, by which the privacy policy shows what holds.
 */
export function enhanceConsentPopup(popup: HTMLElement): void {
  const show = (consent: Consent | null) => {
    document.documentElement.dataset.consent = consent ?? 'none';
    popup.hidden = consent !== null;
  };
  show(storedConsent());
  void applyConsent();

  document.addEventListener('click', (event) => {
    const consent = (event.target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent;
    if (!consent) return;
    giveConsent(consent as Consent);
    show(storedConsent());
    // Also where the browser has stored nothing: until the next page.
    popup.hidden = true;
  });
  popup.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') popup.querySelector<HTMLElement>('[data-consent="declined"]')?.click();
  });
  // Another tab may have answered meanwhile, and what the browser keeps may have changed with it.
  const lookAgain = () => {
    show(storedConsent());
    void removeUnlessAccepted();
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, lookAgain);
  // The service worker says that it has stored this site.
  navigator.serviceWorker?.addEventListener('message', removeUnlessAccepted);
}
