/** The button appears after scrolling more than this many pixels: requirement 9.10. */
const THRESHOLD = 300;

export function enhanceBackToTop(button: HTMLElement): void {
  const update = () => {
    button.hidden = scrollY <= THRESHOLD;
  };
  addEventListener('scroll', update, { passive: true });
  update();

  button.addEventListener('click', () => {
    // Smooth unless the visitor wants reduced motion: base.css.
    scrollTo(0, 0);
    // The button will be hidden, so the focus moves to the beginning of the page, where it marks nothing.
    const { body } = document;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
  });
}
