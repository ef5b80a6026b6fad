import { fetchAhead } from '../ui/fetchAhead.ts';
import { hydrate, loadTool } from './island.ts';

/** Most visitors have the tool within a second. After this delay they should know that it is late or has failed. */
const LATE_MS = 8000;
/** Events that start a tool. */
const START_EVENTS = ['pointerover', 'focusin', 'input', 'dragenter'];
/** Events that also need the tool's code. They are held back, and the last one is repeated when the tool is ready. */
const HELD_BACK = ['click', 'keydown', 'dragover', 'drop'];

/**
 * Hydrates a tool when the visitor begins to use it: React costs a slow phone half a second, and visitors who only read do
 * not need it. Until then the card is complete HTML. The last press, Enter in a form or dropped file is repeated when the
 * tool is ready. What is in the fields needs no care here (`ui/restartable.tsx`). A page has one tool at most.
 */
function hydrateWhenWanted(island: HTMLElement): void {
  let repeatLast = () => {};
  let isWanted = false;
  let removeNotice: (() => void) | null = null;

  const want = async () => {
    if (isWanted) return;
    isWanted = true;
    changes.disconnect();
    // Counted from the first try.
    removeNotice ??= announceIfLate(island);
    const tool = await loadTool(island).catch((error) => {
      // Without a network, for example. The next use tries again.
      console.error(error);
      isWanted = false;
    });
    if (tool) hydrate(island, tool);
  };
  // React rebuilds a card that a translator or an extension has changed. Start now, so that this happens before the visitor types.
  const changes = new MutationObserver(want);

  const holdBack = (event: Event) => {
    const repeat = repetitionOf(event, island);
    if (!repeat) return;
    // React may already listen, and would answer twice.
    event.stopImmediatePropagation();
    // A file that is dragged over the page must be accepted, or the browser would leave the page and show it.
    event.preventDefault();
    if (event.type !== 'dragover') repeatLast = repeat;
    void want();
  };

  const finish = () => {
    removeNotice?.();
    for (const type of START_EVENTS) island.removeEventListener(type, want);
    for (const type of HELD_BACK) island.removeEventListener(type, holdBack, true);
    // The event comes while React works.
    setTimeout(repeatLast);
  };

  // `restartable` raises it when the tool has rendered the input that it read from its fields.
  addEventListener('tool-ready', finish, { once: true });
  for (const type of START_EVENTS) island.addEventListener(type, want, { passive: true });
  for (const type of HELD_BACK) island.addEventListener(type, holdBack, true);
  // The address brings numbers (`sharedLink.ts`) or leads to a part of the tool.
  addEventListener('arrival', want);
  addEventListener('hashchange', () => {
    if (island.matches(':has(:target)')) void want();
  });
  // Another page or the address may have brought numbers, and the browser may have restored fields and the focus.
  const isAwaited = () =>
    window.arrivedHash ||
    window.name ||
    island.matches(':is(:focus-within, :has(:target))') ||
    hasInput(island);
  document.addEventListener('readystatechange', () => {
    if (isAwaited()) void want();
    // The card is complete.
    if (!isWanted) changes.observe(island, { childList: true, characterData: true, subtree: true });
  });
  addEventListener('pageshow', () => {
    if (isAwaited()) void want();
    else fetchAhead(island.dataset.files, () => !isWanted);
  });
}

customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      hydrateWhenWanted(this);
    }
  },
);

/** Astro asks for it, but its own island, which would call it, is not in the page (0027). */
export default () => {};

/** How to repeat an event when the tool is ready; null for an event that the browser handles alone. */
function repetitionOf(event: Event, island: HTMLElement): (() => void) | null {
  const target = event.target as HTMLElement;
  // In a card that React has rebuilt, `kept` is another element.
  const now = (kept: HTMLElement, selector: string) =>
    kept.isConnected ? kept : island.querySelector<HTMLElement>(selector);
  if (event instanceof KeyboardEvent) {
    // A form whose button is still disabled is not submitted.
    const form = event.key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
    return form && (() => (now(form, 'form') as HTMLFormElement | null)?.requestSubmit());
  }
  if (!(event instanceof DragEvent)) {
    const button = target.closest('button');
    // A card has only one such button. Another button of a card that was rebuilt is not pressed.
    return button && (() => (button.type === 'submit' ? now(button, '[type=submit]') : button)?.click());
  }
  const files = event.dataTransfer?.files ?? [];
  if (!event.dataTransfer?.types.includes('Files')) return null;
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return () =>
    now(target, '[type=file]')?.dispatchEvent(
      new DragEvent(event.type, { bubbles: true, cancelable: true, dataTransfer }),
    );
}

/** No tool has a checkbox or a list to choose from before it starts. */
function hasInput(island: HTMLElement): boolean {
  return [...island.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
}

/** Shows a note below a tool whose script is late or has failed. @returns a function that removes it */
function announceIfLate(island: HTMLElement): () => void {
  const notice = document.createElement('p');
  notice.className = 'tool-note';
  notice.setAttribute('role', 'status');
  const lateness = setTimeout(() => {
    island.after(notice);
    // Filled after it is in the document: screen readers do not announce a status that is inserted with its text.
    const article = document.createElement('a');
    article.href = '/iban-konvertierung';
    article.textContent = 'IBAN-Konvertierung';
    notice.append(
      'Dieses Werkzeug ist noch nicht geladen. Dauert es zu lange, laden Sie die Seite neu; die Felder sind dann leer. Oder rechnen Sie selbst: ',
      article,
    );
  }, LATE_MS);
  return () => {
    clearTimeout(lateness);
    notice.remove();
  };
}
