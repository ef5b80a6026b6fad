import { ibanLengthOf } from '../countries/lengths.ts';
import { isGermanIban, rightCheckDigits } from '../iban/iban.ts';
import { isCreditorIdentifier } from '../reading/findIbans.ts';

/** One thing that is wrong with an IBAN. Places are counted from 1, as people count. */
export type IbanProblem =
  /** Digits from the start: the two letters of the country are missing. */
  | { readonly code: 'country-missing' }
  | { readonly code: 'country-unknown'; readonly country: string }
  | { readonly code: 'too-short' | 'too-long'; readonly length: number; readonly expected: number }
  /** Letters where the country has digits. */
  | { readonly code: 'letters-for-digits'; readonly positions: readonly number[]; readonly letters: string }
  /** Digits where the country has letters. */
  | { readonly code: 'digits-for-letters'; readonly positions: readonly number[]; readonly digits: string }
  /** 00, 01 or 99: no calculation gives them, even if they satisfy mod 97. */
  | {
      readonly code: 'check-digits-impossible';
      readonly found: string;
      /** Null if something else is wrong too, so that no right ones can be named. */
      readonly expected: string | null;
    }
  | { readonly code: 'check-digits-wrong'; readonly found: string; readonly expected: string }
  /** A German Gläubiger-Identifikationsnummer of the direct debit scheme, which begins like an IBAN. */
  | { readonly code: 'creditor-identifier' };

/**
 * Finds exactly what is wrong with an IBAN (ISO 13616, ISO 7064 mod 97-10).
 *
 * @param text electronic form as `findIbans` gives it: capital letters and digits
 * @param structure of the national part if it is known, in the notation of ISO 13616 („4a 14n“); without it the
 *   characters of foreign IBANs are not checked one by one
 * @returns no problems if the IBAN is arithmetically right. Only the bank knows whether the account exists
 */
export function checkIban(text: string, structure?: string) {
  /** Two letters; the first two characters, whatever they are. */
  const country = text.slice(0, 2);
  const germanIban = isGermanIban(text) ? text : null;
  const problems = germanIban === null ? problemsOf(text, country, structure) : [];
  return { text, country, germanIban, problems };
}

function problemsOf(text: string, country: string, structure: string | undefined): IbanProblem[] {
  if (isCreditorIdentifier(text)) return [{ code: 'creditor-identifier' }];
  if (/^\d/.test(text)) return [{ code: 'country-missing' }];
  const expected = ibanLengthOf(country);
  if (expected === undefined) return [{ code: 'country-unknown', country }];
  const { length } = text;
  const problems: IbanProblem[] = [];
  if (length !== expected)
    problems.push({ code: length < expected ? 'too-short' : 'too-long', length, expected });
  // If a character is missing, those after it are at wrong positions.
  problems.push(...wrongCharacters(text, length === expected ? structure : undefined));
  return [...problems, ...checkDigitProblems(text, problems.length > 0)];
}

function wrongCharacters(text: string, structure: string | undefined): IbanProblem[] {
  const kinds = `nn${structure === undefined ? '' : kindsOf(structure)}`;
  const lettersAt: number[] = [];
  const digitsAt: number[] = [];
  for (let index = 2; index < text.length; index += 1) {
    const isDigit = /\d/.test(text.charAt(index));
    // A German IBAN has nothing but digits, also where it is too long.
    const kind = text.startsWith('DE') ? 'n' : kinds.charAt(index - 2);
    if (kind === 'n' && !isDigit) lettersAt.push(index);
    if (kind === 'a' && isDigit) digitsAt.push(index);
  }
  const charactersAt = (positions: number[]) => positions.map((position) => text.charAt(position)).join('');
  const counted = (positions: number[]) => positions.map((position) => position + 1);
  const letters = charactersAt(lettersAt);
  const digits = charactersAt(digitsAt);
  return [
    ...(letters ? [{ code: 'letters-for-digits', positions: counted(lettersAt), letters } as const] : []),
    ...(digits ? [{ code: 'digits-for-letters', positions: counted(digitsAt), digits } as const] : []),
  ];
}

/** „4a 2n“ → „aaaann“. */
function kindsOf(structure: string): string {
  return structure
    .split(' ')
    .map((run) => run.slice(-1).repeat(Number.parseInt(run, 10)))
    .join('');
}

function checkDigitProblems(text: string, isWrongAlready: boolean): IbanProblem[] {
  const found = text.slice(2, 4);
  const expected = isWrongAlready ? null : rightCheckDigits(text);
  if (found === '00' || found === '01' || found === '99')
    return [{ code: 'check-digits-impossible', found, expected }];
  return expected === null || found === expected ? [] : [{ code: 'check-digits-wrong', found, expected }];
}
