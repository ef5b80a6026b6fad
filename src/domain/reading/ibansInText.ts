import { ibanLengthOf } from '../countries/lengths.ts';
import { ibanParts } from '../iban/iban.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { findIbans, isCreditorIdentifier } from '../ibanCheck/findIbans.ts';
import { READ } from './pieces.ts';
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
const BETWEEN_GROUPS = '[\\s.\\-\\u2010-\\u2015\\u2212\\uFE58\\uFE63_·•|/,:;~>]*';

/**
 * Finds the IBANs in a text and marks them as read.
 *
 * @returns the text without them; a wrong one is left out only if it was meant to be whole
 */
export function takeIbans(text: string): { readonly rest: string; readonly ibans: readonly IbanInText[] } {
  let rest = text;
  const ibans: IbanInText[] = [];
  for (const iban of findIbans(text)) {
    const found = judge(iban);
    if (found === null) continue;
    // Not the beginning of a longer number, which is another IBAN of the text.
    const written = new RegExp(`${[...iban].join(BETWEEN_GROUPS)}(?!\\d)`, 'giu');
    for (const { index, 0: part } of rest.matchAll(written))
      rest = rest.slice(0, index) + READ.repeat(part.length) + rest.slice(index + part.length);
    ibans.push(found);
  }
  return { rest, ibans };
}

function judge(text: string): IbanInText | null {
  const { country, germanIban, problems } = checkIban(text);
  if (germanIban !== null) return { iban: text, account: ibanParts(germanIban), problem: null };
  const length = ibanLengthOf(country);
  if (length === undefined || isCreditorIdentifier(text)) return null;
  if (problems.length === 0) return { iban: text, account: null, problem: 'iban-foreign' };
  return text.length < length - MOST_MISSING ? null : { iban: text, account: null, problem: 'iban-wrong' };
}
