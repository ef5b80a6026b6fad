import { ibanCountry } from '../../src/domain/countries/countries.ts';
import { electronicForm, groupIban as group, isGermanIban } from '../../src/domain/iban/iban.ts';
import { checkIban as check, type IbanProblem } from '../../src/domain/ibanCheck/checkIban.ts';
import { findIbans as find } from '../../src/domain/reading/findIbans.ts';
import { text as textOf } from './given.ts';

/** Whether an IBAN is arithmetically correct. Only the bank knows whether the account exists. */
export type CheckedIban =
  | {
      readonly ok: true;
      /** Electronic form: capital letters and digits, no blanks. */
      readonly iban: string;
      /** Two capital letters. */
      readonly country: string;
    }
  | {
      readonly ok: false;
      /** As far as it was read: without blanks, hyphens, points and label, in capitals. */
      readonly iban: string;
      /** At least one. */
      readonly problems: readonly (IbanProblem | UnreadableIban)[];
    };

/** Contains characters that no IBAN has, or is empty (then `characters` is too). */
export interface UnreadableIban {
  readonly code: 'unreadable';
  readonly characters: string;
}

/**
 * Checks whether an IBAN of any country is right, or says exactly what is wrong with it: country, length, the kind of each
 * character, check digits. Positions are counted from 1 in the electronic form.
 *
 * Source: ISO 13616 (form), ISO 7064 mod 97-10 (check digits 02 to 98).
 *
 * @param text one IBAN as people write it: blanks, hyphens, points, small letters and a label such as „IBAN:“ are allowed
 * @throws TypeError if it is not a string
 * @example
 * checkIban('DE88 3704 0044 0532 0130 00');
 * // { ok: false, iban: 'DE88…', problems: [{ code: 'check-digits-wrong', found: '88', expected: '89' }] }
 */
export function checkIban(text: string): CheckedIban {
  // Most are right and in electronic form already.
  if (isGermanIban(textOf(text, 'text'))) return { ok: true, iban: text, country: 'DE' };
  const iban = electronicForm(text);
  const characters = iban.replace(/[A-Z0-9]/g, '');
  if (iban === '' || characters !== '')
    return { ok: false, iban, problems: [{ code: 'unreadable', characters }] };
  const country = iban.slice(0, 2);
  const { problems } = check(iban, ibanCountry(country)?.structure);
  return problems.length === 0 ? { ok: true, iban, country } : { ok: false, iban, problems };
}

/**
 * Whether a text is an IBAN of any country that is arithmetically correct, as people write it.
 * @example
 * isIban('de89 3704 0044 0532 0130 00'); // true
 */
export function isIban(text: string): boolean {
  return checkIban(text).ok;
}

/**
 * Finds the IBANs in any text, mistyped ones too: check each with `checkIban`.
 *
 * @returns the electronic form of each, in their order; empty if there is none
 * @example
 * findIbans('Please pay to DE89 3704 0044 0532 0130 00 by Friday.'); // ['DE89370400440532013000']
 */
export function findIbans(text: string): string[] {
  return find(textOf(text, 'text'));
}

/**
 * An IBAN in groups of four, separated by one blank (print format of ISO 13616).
 *
 * @param iban electronic form, as the other functions give it
 * @example
 * groupIban('DE89370400440532013000'); // 'DE89 3704 0044 0532 0130 00'
 */
export function groupIban(iban: string): string {
  return group(textOf(iban, 'iban'));
}
