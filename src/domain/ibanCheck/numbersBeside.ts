import { placesOfIbans } from '../reading/findIbans.ts';
import { marked, READ, withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/**
 * The numbers of a text outside its IBANs, as they are written. Numbers that only blanks separate count as one.
 *
 * @returns those of three digits and more; none if the text has no IBAN
 */
export function numbersBeside(text: string): string[] {
  const plain = withoutFullWidth(withoutInvisible(text, ' '));
  const places = placesOfIbans(plain);
  if (places.length === 0) return [];
  const words = marked(plain, places).replaceAll(READ, ' | ').split(/\s+/);
  return words
    .map((word) => (/\d/.test(word) ? word : '|'))
    .join(' ')
    .split('|')
    .map((number) => number.trim().replace(/[.,;:!?]{1,3}$/, ''))
    .filter((number) => number.replace(/\D/g, '').length > 2);
}

/** Whether a number may be an account number, a bank code or part of an IBAN; dates, amounts and most numbers of invoices are not. */
export const mayBeAccount = (number: string) => /\bDE\d\d|\d{6}/i.test(number.replace(/(?<=\d) (?=\d)/g, ''));
