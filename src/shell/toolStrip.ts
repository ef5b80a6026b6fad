/** On a narrow screen the strip scrolls sideways. This scrolls to the current tool and to an entry that gets the focus. */
const strip = document.querySelector('[data-tool-strip]') as HTMLElement;
const show = (entry: EventTarget | null) => {
  strip.scrollLeft = (entry as HTMLElement).offsetLeft - strip.clientWidth / 4;
};
const current = strip.querySelector('[aria-current]');
if (current) {
  // Calls back directly after the layout, when reading and setting positions forces none.
  const first = new ResizeObserver(() => {
    first.disconnect();
    show(current);
  });
  first.observe(current);
}
// Chromium does not scroll to an entry if a few pixels of it are visible.
strip.addEventListener('focusin', (event) => show(event.target));
