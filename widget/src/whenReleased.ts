/** What ends a press. A menu takes the release of the button, and so does a drag. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu'] as const;

let isPressed = false;

/** Begins to watch whether a mouse button is down. A tap on a touch screen raises the same events. */
export function watchPresses(): void {
  for (const type of ['mousedown', ...RELEASES])
    addEventListener(type, () => (isPressed = type === 'mousedown'), { capture: true, passive: true });
}

export function atOnce(show: () => void): void {
  show();
}

/** Whoever leaves a field by pressing a button of the page would miss it if a result moved it away meanwhile. */
export function whenReleased(show: () => void): void {
  if (!isPressed) {
    show();
    return;
  }
  const released = new AbortController();
  const end = () => {
    released.abort();
    // The press reaches the button after these listeners.
    setTimeout(show);
  };
  for (const type of RELEASES) addEventListener(type, end, { capture: true, signal: released.signal });
}
