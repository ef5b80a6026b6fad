import { ibanLengthOf } from '../countries/lengths.ts';
import { GERMAN_IBAN_LENGTH, type Iban, ibanParts, isGermanIban, rightCheckDigits } from '../iban/iban.ts';
import { findIbans, isCreditorIdentifier } from '../ibanCheck/findIbans.ts';
import { markRead } from './markedText.ts';

/** An IBAN in a text. */
export interface IbanInText {
  readonly iban: string;
  /** Bank code and account number; null for a foreign IBAN and for a wrong one. */
  readonly account: { readonly bankCode: string; readonly accountNumber: string } | null;
  readonly problem: 'iban-wrong' | 'iban-foreign' | null;
}

/** A text with fewer characters was not meant to be a whole German IBAN. */
const NEARLY_WHOLE = GERMAN_IBAN_LENGTH - 2;
const BETWEEN_GROUPS = '[\\s.\\-\\u2010-\\u2015\\u2212_·•|/]*';

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
    const written = new RegExp([...iban].join(BETWEEN_GROUPS), 'giu');
    const before = rest;
    for (const { index, 0: part } of rest.matchAll(written))
      rest = markRead(rest, index, index + part.length);
    if (rest !== before) ibans.push(found);
  }
  return { rest, ibans };
}

function judge(iban: string): IbanInText | null {
  if (isGermanIban(iban)) {
    const { bankCode, accountNumber } = ibanParts(iban as Iban);
    return { iban, account: { bankCode, accountNumber }, problem: null };
  }
  const length = ibanLengthOf(iban.slice(0, 2));
  if (!/^[A-Z]{2}/.test(iban) || length === undefined || isCreditorIdentifier(iban)) return null;
  if (iban.startsWith('DE'))
    return iban.length < NEARLY_WHOLE ? null : { iban, account: null, problem: 'iban-wrong' };
  const isRight = iban.length === length && rightCheckDigits(iban) === iban.slice(2, 4);
  if (isRight) return { iban, account: null, problem: 'iban-foreign' };
  return iban.length < length - 2 ? null : { iban, account: null, problem: 'iban-wrong' };
}
