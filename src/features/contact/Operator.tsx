import { site } from '../../site/site.config.ts';
import { PlaceholderNote } from './PlaceholderNote.tsx';

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
