/** Most visitors have the tool within a second. After this delay they should know that it is late or has failed. */
const LATE_MS = 8000;

/**
 * Carries out once what a visitor does to a tool before it has started: the last press on a button, or Enter in a form. What is
 * in the fields needs no care here (`ui/tool.tsx`).
 */
const island = document.querySelector('astro-island') as HTMLElement;
const untilStart = new AbortController();
let repeat = () => {};

function keep(event: Event) {
  const target = event.target as HTMLInputElement;
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && target.matches('input');
  const button = event instanceof MouseEvent && target.closest('button');
  // A disabled button raises no click; an enabled one raises it after the pointer is released.
  const isPress = button && button.disabled === (event.type === 'pointerup');
  if (!island.contains(target) || !(isEnter || isPress)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isEnter) repeat = () => island.querySelector('form')?.requestSubmit();
  // React replaces the elements of a card that a translator has changed.
  if (isPress)
    repeat = () =>
      (button.isConnected ? button : island.querySelector<HTMLElement>('[type=submit]'))?.click();
}

for (const type of ['pointerup', 'click', 'keydown'])
  document.addEventListener(type, keep, { capture: true, signal: untilStart.signal });

/** A field of one line would lose the line breaks of what is pasted. The tool takes it as if it had been dropped there. */
function keepLines(event: ClipboardEvent) {
  const { target: field, clipboardData } = event;
  const text = clipboardData?.getData('text') ?? '';
  if (!(field instanceof HTMLInputElement && island.contains(field)) || !/[\r\n]/.test(text.trim())) return;
  event.preventDefault();
  repeat = () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    const now = document.getElementById(field.id) as HTMLInputElement | null;
    // Where the tool has no use for lines, they are joined.
    if (now?.dispatchEvent(drop)) {
      now.value += text.replace(/\s+/g, ' ');
      now.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
document.addEventListener('paste', keepLines, { signal: untilStart.signal });

const note = document.querySelector<HTMLElement>('[role=status] > .tool-note');
/** A tool that is used, but whose script is late or has failed. */
const sayLate = () =>
  setTimeout(() => {
    if (note) note.hidden = untilStart.signal.aborted;
  }, LATE_MS);
for (const type of ['focusin', 'pointerdown'])
  island.addEventListener(type, sayLate, { once: true, signal: untilStart.signal });

addEventListener(
  'tool-ready',
  () => {
    untilStart.abort();
    if (note) note.hidden = true;
    repeat();
  },
  { once: true },
);
