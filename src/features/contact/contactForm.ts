import { filledEmail } from './emailAddress.ts';
import { texts } from './texts.ts';

/** Shows a notification. The page decides how. */
interface Notifications {
  readonly loadNotifications: () => Promise<void>;
  readonly notify: (content: { title: string; description: string }) => Promise<void>;
}

/** Shows a notification and empties the fields on submit. Sends no request (requirements 7.2 and 7.3). */
export function enhanceContactForm(
  form: HTMLFormElement,
  { loadNotifications, notify }: Notifications,
): void {
  const status = form.querySelector<HTMLElement>('[data-contact-status]');

  const begin = () => {
    // Loads the code of the notification, so that submitting causes no request.
    loadNotifications().catch(() => undefined);
    // From now on nothing floats over the form: `shell/toolInUse.ts` does this for the tools.
    document.documentElement.toggleAttribute('data-in-use', true);
  };
  form.addEventListener('focusin', begin, { once: true });

  for (const field of form.querySelectorAll('input')) keepOffTheDisk(field, form);
  const say = (text: string) => {
    if (!status) return;
    status.hidden = text === '';
    status.textContent = text;
  };
  openAsEmail(form, say);
  form.addEventListener('paste', (event) => say(boundInsertion(event, event.clipboardData)));
  form.addEventListener('drop', (event) => say(boundInsertion(event, event.dataTransfer)));

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    say('');
    form.reset();
    try {
      await notify({ title: texts.sentTitle, description: texts.sentText });
    } catch {
      say(`${texts.sentTitle}. ${texts.sentText}`);
    }
  });
}

/** Puts what was typed into the link to the mail program when it is pressed (requirement 10.27). */
function openAsEmail(form: HTMLFormElement, say: (text: string) => void): void {
  const link = form.querySelector<HTMLAnchorElement>('[data-contact-email]');
  if (!link) return;
  const recipient = link.href;
  link.addEventListener('click', () => {
    const [name = '', email = '', text = ''] = [
      ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ].map((field) => field.value.trim());
    const filled = filledEmail(recipient, { name, email, text });
    say(filled === null ? texts.tooLongForEmail : '');
    link.href = filled ?? recipient;
  });
  form.addEventListener('reset', () => {
    link.href = recipient;
  });
}

/** A megabyte of lines would block the page for seconds. */
const LONGEST_INSERTION = 10_000;

/** Inserts only the beginning of a very long text. @returns the message for the visitor, `''` if nothing was cut */
function boundInsertion(event: Event, data: DataTransfer | null): string {
  const text = data?.getData('text/plain') ?? '';
  if (text.length <= LONGEST_INSERTION) return '';
  event.preventDefault();
  const field = event.target as HTMLInputElement | HTMLTextAreaElement;
  const [start, end] = field.type === 'email' ? [null, null] : [field.selectionStart, field.selectionEnd];
  const beginning = text.slice(0, LONGEST_INSERTION);
  if (start === null || end === null) field.value = beginning;
  else field.setRangeText(beginning, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return texts.onlyTheFirst;
}

/**
 * An empty field has its `autocomplete` purpose, for autofill and assistive technology. A filled field has
 * `autocomplete="off"`, because browsers otherwise store its text in their session file.
 */
function keepOffTheDisk(field: HTMLInputElement, form: HTMLFormElement): void {
  const purpose = field.autocomplete;
  const update = () => {
    field.autocomplete = field.value === '' ? purpose : 'off';
  };
  field.addEventListener('input', update);
  // The event is raised before the fields are emptied.
  form.addEventListener('reset', () => {
    field.autocomplete = purpose;
  });
  update();
}
