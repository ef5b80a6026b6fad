const GAP = 8;

/** Scrolls if the bar covers the field in use or the label of the next one. A field outside the window stays there. */
export function uncoverField(bar: Element): void {
  const field = document.activeElement;
  if (!field?.matches('textarea, input:not([type=radio])')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return;
  const next = [...document.querySelectorAll('form :is(label, summary)')].find(
    (label) =>
      label.getClientRects().length > 0 &&
      field.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const covered = (next ?? field).getBoundingClientRect().bottom + GAP - bar.getBoundingClientRect().top;
  // In a low window, scrolling must not push the field behind the top bar.
  const room = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (covered > 0 && room > 0) scrollBy({ top: Math.min(covered, room), behavior: 'instant' });
}
