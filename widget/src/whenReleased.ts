let isPressed = false;
let waiting: (() => void)[] = [];

/** Begins to watch whether a mouse button is down. A tap on a touch screen raises the same events. */
export function watchPresses(): void {
  const release = () => {
    for (const show of waiting) show();
    waiting = [];
  };
  const note = ({ type }: Event) => {
    isPressed = type === 'mousedown';
    // The press reaches the button after these listeners.
    if (!isPressed) setTimeout(release);
  };
  // Other ends of a press: a context menu or a drag swallows the release of the button.
  for (const type of ['mousedown', 'mouseup', 'dragend', 'contextmenu']) addEventListener(type, note, true);
}

/** A visitor who leaves a field by pressing a button of the page would miss it if a result moved it in the meantime. */
export function whenReleased(show: () => void): void {
  if (isPressed) waiting.push(show);
  else show();
}
