import { ibanCountry } from '../../src/domain/countries/countries.ts';
import { electronicForm } from '../../src/domain/iban/readIban.ts';
import { checkIban as check, type IbanProblem } from '../../src/domain/ibanCheck/checkIban.ts';

/** Whether an IBAN is arithmetically right. Only the bank knows whether the account exists. */
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

/** Characters that no IBAN has, or none at all (`characters` is empty then). */
export interface UnreadableIban {
  readonly code: 'unreadable';
  readonly characters: string;
}

/**
 * Says whether an IBAN of any country is right, or exactly what is wrong with it: country, length, the kind of each
 * character, check digits. Positions are counted from 1 in the electronic form. Never throws.
 *
 * Source: ISO 13616 (form), ISO 7064 mod 97-10 (check digits 02 to 98).
 *
 * @param text one IBAN as people write it: blanks, hyphens, points, small letters and a label such as „IBAN:“ do no harm
 */
export function checkIban(text: string): CheckedIban {
  const iban = electronicForm(text);
  const characters = iban.replace(/[A-Z0-9]/g, '');
  if (iban === '' || characters !== '')
    return { ok: false, iban, problems: [{ code: 'unreadable', characters }] };
  const country = iban.slice(0, 2);
  const { problems } = check(iban, ibanCountry(country)?.structure);
  return problems.length === 0 ? { ok: true, iban, country } : { ok: false, iban, problems };
}
