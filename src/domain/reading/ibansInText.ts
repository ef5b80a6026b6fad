import { ibanLengthOf } from '../countries/lengths.ts';
import { ibanParts } from '../iban/iban.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { isCreditorIdentifier, placesOfIbans } from './findIbans.ts';
import { marked } from './strayCharacters.ts';
import type { Account } from './types.ts';

/** An IBAN in a text. */
export interface IbanInText {
  readonly iban: string;
  /** Bank code and account number; null for a foreign IBAN and for a wrong one. */
  readonly account: Account | null;
  readonly problem: 'iban-wrong' | 'iban-foreign' | null;
}

/** A text that lacks more characters was not meant to be a whole IBAN. */
const MOST_MISSING = 2;

/**
 * Finds the IBANs in a text and marks them as read.
 *
 * @returns the text without them; a wrong one is left out only if it was meant to be whole
 */
export function takeIbans(text: string): { readonly rest: string; readonly ibans: readonly IbanInText[] } {
  const ibans = new Map<string, IbanInText>();
  const places = placesOfIbans(text).filter(({ text: iban }) => {
    const found = ibans.get(iban) ?? judge(iban);
    if (found !== null) ibans.set(iban, found);
    return found !== null;
  });
  return { rest: marked(text, places), ibans: [...ibans.values()] };
}

function judge(text: string): IbanInText | null {
  const { country, germanIban, problems } = checkIban(text);
  if (germanIban !== null) return { iban: text, account: ibanParts(germanIban), problem: null };
  const length = ibanLengthOf(country);
  if (length === undefined || isCreditorIdentifier(text)) return null;
  if (problems.length === 0) return { iban: text, account: null, problem: 'iban-foreign' };
  return text.length < length - MOST_MISSING ? null : { iban: text, account: null, problem: 'iban-wrong' };
}
