import { withCapitals, withoutFullWidth, withoutInvisible } from './reading/strayCharacters.ts';

/**
 * Takes an IBAN out of a cell or a field: blanks of every kind, invisible characters, hyphens, quotes and the
 * word „IBAN“ around it are dropped, and small letters become capitals.
 *
 * @returns null where the text does not look like an IBAN: two letters, two digits, and more
 */
export function readIban(written: string): string | null {
  const text = withCapitals(withoutFullWidth(withoutInvisible(written)))
    .replace(/^[\s'’"=]*IBAN\b/u, '')
    .replace(/[\s'’"=:.,;_/-]+/gu, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(text) ? text : null;
}
