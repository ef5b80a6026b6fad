/**
 * Marks the root element while a place that was used is in view: nothing may float over it then (requirement 10.22). The
 * consent popup moves to the end of the page.
 */
export function markWhenInUse(place: HTMLElement): void {
  const watch = () =>
    new IntersectionObserver((entries) =>
      document.documentElement.toggleAttribute('data-in-use', entries.at(-1)?.isIntersecting),
    ).observe(place);
  // It may have been focused before this file came.
  if (place.matches(':focus-within')) watch();
  for (const type of ['focusin', 'pointerdown']) place.addEventListener(type, watch, { once: true });
}
