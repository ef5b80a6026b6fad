/** On a phone the strip scrolls sideways. This scrolls to the current tool. */
for (const strip of document.querySelectorAll<HTMLElement>('[data-tool-strip]')) {
  const current = strip.querySelector<HTMLElement>('[aria-current]');
  if (current) strip.scrollLeft = current.offsetLeft - strip.clientWidth / 4;
}
