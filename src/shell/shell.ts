import './ownScripts.ts';
import './arrivals.ts';
import { enhanceBackToTop } from './backToTop.ts';
import { enhanceConsentPopup } from './consentPopup.ts';
import { enhanceTopBar } from './topBar.ts';

/** Adds behaviour to the markup of the shell. Pages without a tool load no other script. */
function enhance<Target extends HTMLElement>(selector: string, bringToLife: (target: Target) => void): void {
  for (const target of document.querySelectorAll<Target>(selector)) bringToLife(target);
}

enhance('[data-top-bar]', enhanceTopBar);
enhance('[data-back-to-top]', enhanceBackToTop);
enhance('[data-consent-popup]', enhanceConsentPopup);
enhance('[data-current-year]', (year) => {
  year.textContent = String(new Date().getFullYear());
});
