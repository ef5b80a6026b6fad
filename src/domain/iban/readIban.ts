import { withCapitals, withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/** Norway has the shortest IBANs. Anything shorter in this form is something else: `NR 532013000`. */
export const SHORTEST_IBAN = 15;

/**
 * Reads the IBAN in a cell or a field. Drops its label, blanks of every kind, invisible characters, hyphens and quotes, and
 * makes capitals of small letters.
 *
 * @returns null if the text does not look like an IBAN: two letters, two digits, and more
 */
export function readIban(written: string): string | null {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(written))).replace(/^[\s'’"=]+/u, '');
  const text = withoutIbanLabel(plain).replace(/[\s'’"=:.,;_/-]/gu, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(text) ? text : null;
}

/**
 * The label before an IBAN: the word, perhaps a word for “number”, and what separates it from the number. `NO` and two
 * digits are the beginning of a Norwegian IBAN. A label may touch the IBAN, but no other word.
 */
export const IBAN_LABEL =
  /(?<![A-Z\d])IBAN(?:[\s.\p{Pd}]{0,3}(?:NUMMER|NUMBER|NR|NO(?![\s.\p{Pd}]{0,3}\d)|N[º°]|№))?(?![A-Z](?![A-Z]\s?(?:\d[\dOILBSZG]|[OILBSZG]\d)))[\s.:=\p{Pd}]*/giu;

/** The text without the label at its beginning. */
export function withoutIbanLabel(text: string): string {
  return text.trimStart().replace(IBAN_LABEL, (label, at) => (at === 0 ? '' : label));
}

/**
 * The electronic form of one IBAN that somebody typed: capitals, without its label, blanks, hyphens, points and invisible
 * characters. Any other character stays, so that it can be named.
 */
export function electronicForm(written: string): string {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(written)));
  return withoutIbanLabel(plain).replace(/[\s\p{Pd}.:]/gu, '');
}
