import { withCapitals, withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/** Norway has the shortest IBANs. What has the form of a shorter one is something else: `NR 532013000`. */
export const SHORTEST_IBAN = 15;

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
