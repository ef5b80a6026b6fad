import { withCapitals, withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';
import { withoutIbanLabel } from './label.ts';

/** Norway has the shortest IBANs. What has the form of a shorter one is something else: `NR 532013000`. */
export const SHORTEST_IBAN = 15;

/**
 * Reads the IBAN in a cell or a field. Drops its label, blanks of every kind, invisible characters, hyphens and quotes, and
 * makes capitals of small letters.
 *
 * @returns null where the text does not look like an IBAN: two letters, two digits, and more
 */
export function readIban(written: string): string | null {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(written))).replace(/^[\s'’"=]+/u, '');
  const text = withoutIbanLabel(plain).replace(/[\s'’"=:.,;_/-]+/gu, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(text) ? text : null;
}
