/** On a phone the strip scrolls sideways: it begins where the visitor is. */
for (const strip of document.querySelectorAll<HTMLElement>('[data-tool-strip]')) {
  const current = strip.querySelector<HTMLElement>('[aria-current]');
  if (current) strip.scrollLeft = current.offsetLeft - strip.clientWidth / 4;
}
