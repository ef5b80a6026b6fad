import { ibanLengthOf } from '../countries/lengths.ts';
import { sepaCountryOf } from '../countries/sepa.ts';
import { electronicForm } from '../iban/iban.ts';
import { checkIban, type IbanProblem } from '../ibanCheck/checkIban.ts';

export type PayeeIbanProblem =
  | 'iban-missing'
  | 'iban-unreadable'
  | 'iban-creditor-identifier'
  | 'iban-not-sepa'
  | 'iban-too-short'
  | 'iban-too-long'
  | 'iban-check-digits';

export type PayeeIban =
  | {
      readonly ok: true;
      /** Electronic form: capitals, no blanks. */
      readonly iban: string;
      /** The country takes part in SEPA but is not in the European Economic Area. */
      readonly needsBic: boolean;
    }
  | { readonly ok: false; readonly code: PayeeIbanProblem };

const CODE_BY_PROBLEM: Readonly<Record<IbanProblem['code'], PayeeIbanProblem>> = {
  'country-missing': 'iban-unreadable',
  'country-unknown': 'iban-unreadable',
  'too-short': 'iban-too-short',
  'too-long': 'iban-too-long',
  'letters-for-digits': 'iban-unreadable',
  'digits-for-letters': 'iban-unreadable',
  'check-digits-impossible': 'iban-check-digits',
  'check-digits-wrong': 'iban-check-digits',
  'creditor-identifier': 'iban-creditor-identifier',
};

/**
 * Reads the IBAN to which a SEPA credit transfer goes, of Germany or any other country of SEPA, by `checkIban`. Whether
 * the account exists, only the bank knows.
 */
export function readPayeeIban(text: string): PayeeIban {
  const iban = electronicForm(text);
  if (iban === '') return { ok: false, code: 'iban-missing' };
  if (/[^A-Z0-9]/.test(iban)) return { ok: false, code: 'iban-unreadable' };
  const [problem] = checkIban(iban).problems;
  const country = sepaCountryOf(iban.slice(0, 2));
  if (country === undefined && ibanLengthOf(iban.slice(0, 2)) !== undefined)
    return { ok: false, code: 'iban-not-sepa' };
  if (problem !== undefined) return { ok: false, code: CODE_BY_PROBLEM[problem.code] };
  return { ok: true, iban, needsBic: !country?.eea };
}
