import { enhanceConsentPopup } from './consent.ts';
import { enhanceTopBar } from './topBar.ts';

/** The button appears after scrolling more than this many pixels: requirement 9.10. */
const THRESHOLD = 300;

/** Adds behaviour to the markup of the shell. Pages without a tool load no other script. */
function enhance<Target extends HTMLElement>(selector: string, init: (target: Target) => void): void {
  for (const target of document.querySelectorAll<Target>(selector)) init(target);
}

enhance('[data-top-bar]', enhanceTopBar);
enhance('[data-back-to-top]', enhanceBackToTop);
// The tool of a page, a form, a letter to a bank, or the list of rules.
enhance('.tool-area, [data-contact-form], [data-letter], main:has([data-rule-filter])', markWhenInUse);
enhance('[data-copies-code]', copyCode);
enhance('[data-current-year]', (year) => {
  year.textContent = String(new Date().getFullYear());
});
// In a task of its own, because the first access to the browser's storage takes milliseconds.
setTimeout(() => enhance('[data-consent-popup]', enhanceConsentPopup));
// Last, because a browser may lack what it needs.
linkManifestAfterPaint();

/*
 * Deletes the half of a text (handOver/handOver.ts) whose key is gone, or that another page was to read: its navigation
 * failed, or the visitor went elsewhere. Nothing else is in the session storage.
 */
addEventListener('pageshow', () => {
  try {
    if (window.name === '' || sessionStorage.getItem(location.pathname) === null) sessionStorage.clear();
  } catch {
    // The browser refuses storage, so nothing is there.
  }
});

function enhanceBackToTop(button: HTMLElement): void {
  // An observer, because reading the position while the page loads makes the browser lay it out at once.
  const top = document.createElement('div');
  top.style.cssText = `position: absolute; top: 0; width: 1px; height: ${THRESHOLD}px; pointer-events: none`;
  document.body.append(top);
  new IntersectionObserver((entries) => {
    button.hidden = entries.at(-1)?.isIntersecting ?? false;
  }).observe(top);

  button.addEventListener('click', () => {
    // Smooth unless the visitor wants reduced motion: base.css.
    scrollTo(0, 0);
    // The button will be hidden, so the focus moves to the beginning of the page, where it marks nothing.
    const { body } = document;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
  });
}

/**
 * Marks the root element as used from the first use of an area on, and as in use while the area is in view: nothing may float
 * over it then (requirement 10.22). The consent popup moves to the end of the page and stays there: if it came back when the
 * area leaves the view, it would cover the element that has just received the focus.
 */
function markWhenInUse(area: HTMLElement): void {
  const root = document.documentElement;
  const watch = () => {
    root.dataset.used = '';
    new IntersectionObserver((entries) =>
      root.toggleAttribute('data-in-use', entries.at(-1)?.isIntersecting),
    ).observe(area);
  };
  // It may have received the focus before this script ran.
  if (area.matches(':focus-within')) watch();
  for (const type of ['focusin', 'pointerdown']) area.addEventListener(type, watch, { once: true });
}

/** The code is selected too: where the browser refuses, it can be copied by hand. */
function copyCode(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const code = button.previousElementSibling as HTMLElement;
    getSelection()?.selectAllChildren(code);
    await navigator.clipboard.writeText((code.textContent ?? '').trim());
    button.textContent = 'Kopiert';
    setTimeout(() => button.replaceChildren('Kopieren'), 2000);
  });
}

/** Links the manifest after the first paint: browsers would load a link in the HTML before it. */
function linkManifestAfterPaint(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  new PerformanceObserver(() => document.head.append(link)).observe({ type: 'paint', buffered: true });
}
