import { loadNotifications, notify } from '../../notifications/notify.ts';
import { mailAddress } from '../../ui/mailAddress.ts';
import { texts } from './texts.ts';

const contactForm = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (contactForm) enhanceContactForm(contactForm);

/**
 * On submit, shows a notification and empties the fields; sends no request (requirements 7.2 and 7.3). What was typed is
 * put into the link to the mail program, so that nothing is lost (requirement 10.27).
 */
function enhanceContactForm(form: HTMLFormElement): void {
  // Loads the code of the notification, so that submitting causes no request.
  form.addEventListener('focusin', () => loadNotifications().catch(() => undefined), { once: true });
  for (const field of form.querySelectorAll('input')) keepOffTheDisk(field, form);
  const status = form.querySelector<HTMLElement>('[data-contact-status]');
  const say = (text: string) => status?.replaceChildren(text);
  const link = form.querySelector<HTMLAnchorElement>('[data-contact-email]');
  const recipient = link?.href ?? '';
  const fields = () => [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  /** Returns a text that is too long for the link; '' if it is in the link. */
  const putIntoEmail = (): string => {
    const [name = '', email = '', text = ''] = fields().map((field) => field.value.trim());
    if (!link) return '';
    const message = `${text}\n\n${name}\n${email}`;
    const filled = mailAddress(recipient, texts.emailSubject(name), message);
    link.href = filled ?? recipient;
    return filled === null ? text : '';
  };
  /** The link keeps what was in the fields before they were emptied. */
  let isSent = false;
  form.addEventListener('input', () => {
    isSent = false;
  });
  link?.addEventListener('click', (event) => {
    if (isSent) return;
    if (form.reportValidity()) say(putIntoEmail() && texts.tooLongForEmail);
    else event.preventDefault();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const tooLong = putIntoEmail();
    const kept = tooLong === '' ? texts.keptInEmail : texts.keptHere(tooLong);
    form.reset();
    isSent = true;
    say(kept);
    // Where no notification covers it.
    status?.scrollIntoView({ block: 'center' });
    try {
      await notify({ title: texts.sentTitle, description: texts.sentText });
    } catch {
      say(`${texts.sentTitle}. ${texts.sentText} ${kept}`);
    }
  });
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
  form.addEventListener('reset', () => setTimeout(update));
  update();
}
