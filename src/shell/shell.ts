import './leftHandOver.ts';
import { enhanceBackToTop } from './backToTop.ts';
import { enhanceConsentPopup } from './consentPopup.ts';
import { linkManifestAfterPaint } from './manifest.ts';
import { enhanceTableOfContents } from './tableOfContents.ts';
import { markWhenInUse } from './toolInUse.ts';
import { enhanceTopBar } from './topBar.ts';

/** Adds behaviour to the markup of the shell. Pages without a tool load no other script. */
function enhance<Target extends HTMLElement>(selector: string, bringToLife: (target: Target) => void): void {
  for (const target of document.querySelectorAll<Target>(selector)) bringToLife(target);
}

enhance('[data-top-bar]', enhanceTopBar);
enhance('[data-back-to-top]', enhanceBackToTop);
enhance('[data-table-of-contents]', enhanceTableOfContents);
// The tool of a page, a letter to a bank, or the list of rules.
enhance('.place, [data-letter], main:has([data-rule-filter])', markWhenInUse);
enhance('[data-current-year]', (year) => {
  year.textContent = String(new Date().getFullYear());
});
// In a task of its own, because the first access to the browser's storage takes milliseconds.
setTimeout(() => enhance('[data-consent-popup]', enhanceConsentPopup));
// Last, because a browser may lack what it needs.
linkManifestAfterPaint();
