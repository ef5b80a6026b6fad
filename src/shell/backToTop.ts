/** The button appears after scrolling more than this many pixels: requirement 9.10. */
const THRESHOLD = 300;

export function enhanceBackToTop(button: HTMLButtonElement): void {
  const update = () => {
    button.hidden = window.scrollY <= THRESHOLD;
  };
  window.addEventListener('scroll', update, { passive: true });
  update();

  button.addEventListener('click', () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button will be hidden, so the focus moves to the first link of the page.
    document.querySelector<HTMLElement>('[data-top-bar] a')?.focus({ preventScroll: true });
  });
}
