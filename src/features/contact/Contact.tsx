import { Mail, Phone, ShieldAlert } from 'lucide-react';
import { site } from '../../site/site.config.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './Contact.module.css';
import { PlaceholderNote } from './Operator.tsx';
import { texts } from './texts.ts';

/**
 * The browser validates the fields (requirement 5.6); `contactForm.ts` handles the submission and puts the text into the
 * link (requirement 10.27). The fields have no names
 * and the pages forbid form targets, so that the form sends nothing even without its script. `autocomplete` is off for
 * the message, because browsers otherwise store its text in their session file.
 */
export function ContactForm() {
  return (
    <form className={`card ${styles.form} needs-scripts no-print`} autoComplete="off" data-contact-form>
      <p className="muted">{texts.hint}</p>
      {field('name', 'input', { type: 'text', autoComplete: 'name' })}
      {field('email', 'input', { type: 'email', autoComplete: 'email' })}
      {field('message', 'textarea', { rows: 4 })}
      <p className="muted">{texts.ways}</p>
      <div className={`row ${styles.ways}`}>
        <ButtonLink icon={Mail} variant="primary" href={`mailto:${site.operator.email}`} data-contact-email>
          {texts.openAsEmail}
        </ButtonLink>
        <Button type="submit">{texts.confirm}</Button>
      </div>
      <p role="status" data-contact-status className={`box ${styles.status}`} />
    </form>
  );
}

function field(name: 'name' | 'email' | 'message', Tag: 'input' | 'textarea', attributes: object) {
  const id = `kontakt-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{texts[name]}</label>
      <Tag id={id} required aria-describedby={`${id}-problem`} {...attributes} />
      <p id={`${id}-problem`} className="muted toned" data-tone="wrong" />
    </div>
  );
}

export function ContactDetails() {
  const { email, phone } = site.operator;
  return (
    <section className={`box ${styles.details}`} aria-labelledby="kontaktdaten">
      <h2 id="kontaktdaten">So erreichen Sie uns</h2>
      <ul className={styles.list}>
        <li>
          <Mail size={22} aria-hidden="true" />
          <div>
            <a href={`mailto:${email}`}>{email}</a>
            <p className="muted">Antwort innerhalb von {site.contact.replyWithin.replace(' ', '\u00A0')}</p>
          </div>
        </li>
        <li>
          <Phone size={22} aria-hidden="true" />
          <div>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00A0')}</a>
            <p className="muted">{site.contact.phoneHours.replace(' ', '\u00A0')}</p>
          </div>
        </li>
        <li>
          <ShieldAlert size={22} aria-hidden="true" />
          <p className="muted">
            Ihr Konto ist in Gefahr? Rufen Sie nicht uns an, sondern den Sperr-Notruf{' '}
            <a href="tel:116116">116{'\u00A0'}116</a>. Er ist rund um die Uhr erreichbar.
          </p>
        </li>
      </ul>
      <PlaceholderNote />
    </section>
  );
}
