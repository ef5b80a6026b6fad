let isPressed = false;

/** Begins to watch whether a mouse button is down. A tap on a touch screen raises the same events. */
export function watchPresses(): void {
  for (const type of ['mousedown', 'mouseup', 'dragend'])
    addEventListener(type, () => (isPressed = type === 'mousedown'), { capture: true, passive: true });
}

export function atOnce(show: () => void): void {
  show();
}

/** Whoever leaves a field by pressing a button of the page would miss it if a result moved it away meanwhile. */
export function whenReleased(show: () => void): void {
  // The press reaches the button after these listeners.
  if (isPressed) addEventListener('mouseup', () => setTimeout(show), { once: true, capture: true });
  else show();
}
