import { rightCheckDigits } from '../iban/iban.ts';
import { withCapitals, withoutInvisible } from '../reading/strayCharacters.ts';

/**
 * Reads a creditor reference (ISO 11649): `RF`, two check digits, one to 21 letters and digits, by the same
 * remainder by 97 as an IBAN. Blanks and small letters of the written form are allowed.
 *
 * @returns the electronic form, or null if it is not one or its check digits are wrong
 */
export function parseCreditorReference(text: string): string | null {
  const reference = withCapitals(withoutInvisible(text).replace(/\s/g, ''));
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference)) return null;
  return rightCheckDigits(reference) === reference.slice(2, 4) ? reference : null;
}
