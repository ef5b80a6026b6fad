import { site } from '../../site/site.config.ts';
import { germanDate } from '../../ui/germanDate.ts';
import styles from './Contact.module.css';

/** Name, address and contact details of the operator (§ 5 DDG, § 18 MStV). */
export function Operator() {
  const { name, street, postcode, place, country, email, phone } = site.operator;
  return (
    <>
      <address>
        {name}
        <br />
        {street}
        <br />
        {postcode}
        {'\u00A0'}
        {place}
        <br />
        {country}
        <br />
        <br />
        E-Mail: <a href={`mailto:${email}`}>{email}</a>
        <br />
        Telefon: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00A0')}</a>
      </address>
      <PlaceholderNote />
    </>
  );
}

/** Legal form, representation, register and VAT id of the operator; nothing if none is configured. */
export function OperatorDetails({ details = site.operator.details }) {
  if (details.length === 0) return null;
  return (
    <ul>
      {details.map(([label, text]) => (
        <li key={label}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/** How to reach the data protection officer, if there is one. */
export function DataProtectionOfficer({ officer = site.operator.dataProtectionOfficer }) {
  return officer === null ? null : <p>Datenschutzbeauftragte Person: {officer}</p>;
}

/** Marks the operator's details as fictitious as long as `site.config.ts` contains placeholders. */
export function PlaceholderNote({ isPlaceholder = site.operator.isPlaceholder as boolean }) {
  if (!isPlaceholder) return null;
  return (
    <p className={`box ${styles.note}`}>
      Alle Angaben zum Betreiber sind erfundene Beispiele. Vor der Veröffentlichung trägt er die eigenen ein.
    </p>
  );
}

const { name: operator, ...ofOperator } = site.operator;
const facts = { ...ofOperator, operator, privacyChanged: germanDate(site.privacyChanged) } as const;

/** A value of the site configuration inside a sentence of a legal page. */
export function SiteFact({ name }: { readonly name: keyof typeof facts }) {
  return <>{facts[name]}</>;
}

/**
 * How to read the source code, with its link. Nothing if the site does not publish it: a promise that nobody can check
 * is worthless.
 */
export function SourceCode({ address = site.sourceCode }: { readonly address?: string | null }) {
  if (address === null) return null;
  return (
    <>
      <h3 id="den-quelltext-lesen">Den Quelltext lesen</h3>
      <p>
        Der <a href={address}>Quelltext dieser Website</a> steht unter der freien MIT-Lizenz. Wer
        programmiert, darf ihn lesen, prüfen und selbst betreiben.
      </p>
    </>
  );
}
