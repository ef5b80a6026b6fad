import { loadNotifications, notify } from '../../notifications/notify.ts';
import { mailAddress } from '../../ui/mailAddress.ts';
import { texts } from './texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const contactForm = document.querySelector<HTMLFormElement>('[data-contact-form]');
if (contactForm) enhanceContactForm(contactForm);

/**
 * On submit, shows a notification and empties the fields; sends no request (requirements 7.2 and 7.3). What was typed stays
 * behind a link to the mail program, so that nothing is lost (requirement 10.27).
 */
function enhanceContactForm(form: HTMLFormElement): void {
  // Loads the code of the notification, so that submitting causes no request.
  form.addEventListener('focusin', () => loadNotifications().catch(() => undefined), { once: true });
  const fields = [...form.querySelectorAll<Field>('input, textarea')];
  for (const field of fields) watch(field, form);
  const status = form.querySelector<HTMLElement>('[data-contact-status]');
  const say = (isCaution: boolean, ...said: readonly (string | Node)[]) => {
    status?.toggleAttribute('data-caution', isCaution);
    status?.replaceChildren(...said);
  };
  const link = form.querySelector<HTMLAnchorElement>('[data-contact-email]');
  const recipient = link?.href ?? '';
  const to = recipient.replace('mailto:', '');
  let opened: string | null = null;
  /** The text, and the address that opens it as an e-mail; null if it is too long for one. */
  const draft = () => {
    const [name = '', email = '', text = ''] = fields.map((field) => field.value.trim());
    const message = `${text}\n\n${name}\n${email}`;
    return { message, address: mailAddress(recipient, texts.emailSubject(name), message) };
  };
  link?.addEventListener('click', (event) => {
    if (!form.reportValidity()) return event.preventDefault();
    const { address } = draft();
    link.href = address ?? recipient;
    opened = address;
    say(false, address === null ? texts.tooLongForEmail : texts.notOpening(to));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { message, address } = draft();
    const isCaution = address !== opened;
    const again = Object.assign(document.createElement('a'), { href: address, textContent: texts.again });
    const note = isCaution ? texts.notOpened : texts.notSent;
    const kept = [note, ...(address === null ? [] : [again, texts.orCopy]), texts.keptHere(to, message)];
    form.reset();
    say(isCaution, ...kept);
    // Where no notification covers it.
    status?.scrollIntoView({ block: 'center' });
    try {
      await notify({ title: texts.sentTitle, description: texts.sentText });
    } catch {
      say(isCaution, `${texts.sentTitle}. ${texts.sentText} `, ...kept);
    }
  });
}

/**
 * Says at a field what is wrong with it once the browser has asked, whose bubble goes after seconds. An empty field has its
 * `autocomplete` purpose, for autofill and assistive technology. A filled field has `autocomplete="off"`, because browsers
 * otherwise store its text in their session file.
 */
function watch(field: Field, form: HTMLFormElement): void {
  const purpose = field.autocomplete;
  const judge = () => {
    const { valid, typeMismatch } = field.validity;
    field.setAttribute('aria-invalid', `${!valid}`);
    field.nextElementSibling?.replaceChildren(valid ? '' : typeMismatch ? texts.noAddress : texts.missing);
  };
  const update = () => {
    field.autocomplete = field.value === '' ? purpose : 'off';
    field.setCustomValidity(/^\s+$/.test(field.value) ? texts.missing : '');
    if (field.ariaInvalid === 'true') judge();
  };
  field.addEventListener('invalid', judge);
  field.addEventListener('input', update);
  // The event is raised before the fields are emptied.
  form.addEventListener('reset', () => setTimeout(update));
  update();
}
