import { Clock, Mail, Phone } from 'lucide-react';
import { site } from '../../site/site.config.ts';
import styles from './ContactDetails.module.css';
import { PlaceholderNote } from './PlaceholderNote.tsx';

/** The contact details of the operator, from the site configuration. */
export function ContactDetails() {
  const { email, phone } = site.operator;
  return (
    <section className={styles.details} aria-labelledby="kontaktdaten">
      <h2 id="kontaktdaten">So erreichen Sie uns</h2>
      <ul className={styles.list}>
        <li>
          <Mail size={22} aria-hidden="true" />
          <div>
            <a href={`mailto:${email}`}>{email}</a>
            <p>Antwort innerhalb von {site.contact.replyWithin.replace(' ', '\u00A0')}</p>
          </div>
        </li>
        <li>
          <Phone size={22} aria-hidden="true" />
          <div>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00A0')}</a>
            <p>{site.contact.phoneHours.replace(' ', '\u00A0')}</p>
          </div>
        </li>
        <li>
          <Clock size={22} aria-hidden="true" />
          <p>
            Ihr Konto ist in Gefahr? Rufen Sie nicht uns an, sondern den Sperr-Notruf{' '}
            <a href="tel:116116">116{'\u00A0'}116</a>. Er ist rund um die Uhr erreichbar.
          </p>
        </li>
      </ul>
      <PlaceholderNote />
    </section>
  );
}
