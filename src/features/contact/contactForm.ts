import { texts } from './texts.ts';

/** How the page shows notifications; the form itself does not care. */
interface Notifications {
  readonly loadNotifications: () => Promise<void>;
  readonly notify: (content: { title: string; description: string }) => Promise<void>;
}

/** Answers the contact form: a notification and empty fields, no request (specification, chapter 7). */
export function enhanceContactForm(
  form: HTMLFormElement,
  { loadNotifications, notify }: Notifications,
): void {
  const status = form.querySelector<HTMLElement>('[data-contact-status]');

  // The notification's code comes before it is needed, so that sending itself asks the network for nothing.
  const prepare = () => void loadNotifications().catch(() => undefined);
  if (document.readyState === 'complete') prepare();
  else window.addEventListener('load', prepare, { once: true });

  for (const field of form.querySelectorAll('input')) keepOffTheDisk(field, form);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (status) status.hidden = true;
    form.reset();
    try {
      await notify({ title: texts.sentTitle, description: texts.sentText });
    } catch {
      if (!status) return;
      status.hidden = false;
      status.textContent = `${texts.sentTitle}. ${texts.sentText}`;
    }
  });
}

/**
 * An empty field says what it is for, so that browsers can fill it in and assistive technology can tell. Once there is
 * something in it, `autocomplete` is off: otherwise browsers write its text into the file of their open tabs.
 */
function keepOffTheDisk(field: HTMLInputElement, form: HTMLFormElement): void {
  const purpose = field.autocomplete;
  const update = () => {
    field.autocomplete = field.value === '' ? purpose : 'off';
  };
  field.addEventListener('input', update);
  // The event comes before the fields are emptied.
  form.addEventListener('reset', () => {
    field.autocomplete = purpose;
  });
  update();
}
