import { ACCOUNT_NUMBER_LENGTH } from './accountNumber.ts';
import { BANK_CODE_LENGTH } from './bankCode.ts';
import { ACCOUNT_LABEL, BANK_CODE_LABEL, digitsInGroups } from './plainNumber.ts';
import { withoutFullWidth, withoutInvisible } from './strayCharacters.ts';

export interface AccountPair {
  /** Eight digits. */
  readonly bankCode: string;
  /** One to ten digits, as written. */
  readonly accountNumber: string;
}

/** Longer texts are letters and invoices, not a pair of numbers. */
const LONGEST = 200;
/** A text with just two numbers in it. A number may be parted by single blanks. */
const TWO_NUMBERS =
  /^(?<before>\P{N}*)(?<first>\d+(?: \d+)*)(?<between>\P{N}+)(?<second>\d+(?: \d+)*)(?<behind>\P{N}*)$/u;
/** One cell, line or word ends and the next begins. */
const NEXT_CELL = /^(?:\s+|\s*[;|]\s*)$/;
/** Without a label, a shorter number beside a bank code may be anything: a sub-account, a day, a count. */
const SHORTEST_WITHOUT_LABEL = 4;

/**
 * Reads bank code and account number out of one text, if it determines both: „BLZ 370 400 44, Konto 532013000“ in any
 * order, or two cells of which just one is the code of a bank.
 *
 * @param isBankCode whether a bank has these eight digits as its code
 * @returns null where a third number, a sign or a letter leaves it open which digits are meant
 */
export function readAccountPair(text: string, isBankCode: (digits: string) => boolean): AccountPair | null {
  if (text.length > LONGEST) return null;
  const written = withoutFullWidth(withoutInvisible(text))
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  const parts = TWO_NUMBERS.exec(written)?.groups;
  if (parts === undefined) return null;
  const { before = '', between = '', behind = '' } = parts;
  const first = digitsInGroups(parts.first ?? '');
  const second = digitsInGroups(parts.second ?? '');
  if (first === null || second === null) return null;

  if (before === '' && behind === '' && NEXT_CELL.test(between)) {
    if (isBankCode(first) === isBankCode(second)) return null;
    const [bankCode, accountNumber] = isBankCode(first) ? [first, second] : [second, first];
    return accountNumber.length < SHORTEST_WITHOUT_LABEL ? null : pairOf(bankCode, accountNumber);
  }
  // A letter, a comma or a hyphen at once behind the digits may belong to them.
  if (!isEnd(between) || !isEnd(behind)) return null;
  if (BANK_CODE_LABEL.test(before) && ACCOUNT_LABEL.test(between)) return pairOf(first, second);
  if (ACCOUNT_LABEL.test(before) && BANK_CODE_LABEL.test(between)) return pairOf(second, first);
  return null;
}

function isEnd(behind: string): boolean {
  return /^(?:[\s.,;]*$|[.,;]?\s|[;|/(])/.test(behind);
}

function pairOf(bankCode: string, accountNumber: string): AccountPair | null {
  const fits = bankCode.length === BANK_CODE_LENGTH && accountNumber.length <= ACCOUNT_NUMBER_LENGTH;
  return fits ? { bankCode, accountNumber } : null;
}
