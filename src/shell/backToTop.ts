/** The button appears after scrolling more than this many pixels: requirement 9.10. */
const THRESHOLD = 300;

export function enhanceBackToTop(button: HTMLElement): void {
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
