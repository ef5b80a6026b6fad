export function atOnce(show: () => void): void {
  show();
}

/** Whoever leaves a field by pressing a button of the page would miss it if a result moved it away meanwhile. */
export function whenReleased(show: () => void): void {
  if (document.querySelector(':active'))
    addEventListener('mouseup', () => setTimeout(show), { once: true, capture: true });
  else show();
}
