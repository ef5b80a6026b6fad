import type { CellProblem, Repair } from './damage.ts';
import { readAccountNumber } from './readAccountNumber.ts';
import { readBankCode } from './readBankCode.ts';
import { LONGEST_NUMBER_TEXT } from './readDigits.ts';

export type ReadCombined =
  | { readonly bankCode: string; readonly accountNumber: string; readonly repairs: readonly Repair[] }
  | { readonly bankCode: null; readonly problem: CellProblem };

type IsKnownBankCode = (digits: string) => boolean;
/** Texts of a bank code and of an account number. */
type Pair = readonly [string, string];

const LABEL =
  /(?:\b(?:blz|bankleitzahl)|(?<account>\b(?:kto|konto)\.?[ -]?(?:nr|nummer)?))(?![a-zäöüß])[.:# -]*/giu;
/** Both numbers side by side, with blanks between and within them. */
const GROUPED_PAIR = /^(\d{8}|\d{3} \d{3} \d{2}) (\d+|\d{1,3}(?: \d{3}){2,})$/;
const GROUPED_PAIR_REVERSED = /^(\d+|\d{1,3}(?: \d{3}){2,}) (\d{8}|\d{3} \d{3} \d{2})$/;
/** A shorter number next to a bank code, without a label, may be a branch, a year or a part of something. */
const SHORTEST_UNLABELLED_ACCOUNT = 5;

/**
 * Reads a cell that holds bank code and account number and nothing else with digits: `37040044/532013000`,
 * `Kto. 532 013 000, BLZ 370 400 44`, `370400440532013001`. Labels decide; without them, one of the two numbers has to
 * be a bank code of the directory and the other not.
 *
 * @param isColumnOfPairs both are in one cell in other rows too. Elsewhere, what follows a bank code after a blank, a
 *   comma or a line break may be a branch or a date.
 */
export function readCombined(
  cell: string,
  isKnownBankCode: IsKnownBankCode,
  isColumnOfPairs: boolean,
): ReadCombined {
  if (cell.length > LONGEST_NUMBER_TEXT) return { bankCode: null, problem: 'not-told-apart' };
  const labels = [...cell.matchAll(LABEL)];
  if (labels.length > 0) return readLabelled(cell, labels);
  const text = cell.trim();
  if (!/\d/.test(text)) return { bankCode: null, problem: 'account-number-missing' };
  if (/^\d+$/.test(text)) return readOneNumber(text, isKnownBankCode);
  const pairs = pairsOf(text, isColumnOfPairs ? [/[/|]/, /[;\t\n]/, /[:,] /, / [-–] /] : [/[/|]/]);
  if (isColumnOfPairs && pairs.length === 0) pairs.push(...blankSeparatedPairs(text));
  return onlyOne(pairs.flatMap(([one, other]) => readPair(one, other, isKnownBankCode)));
}

function readLabelled(cell: string, labels: readonly RegExpExecArray[]): ReadCombined {
  const [first, second] = labels;
  const isPair = first && second && labels.length === 2;
  if (!isPair || Boolean(first.groups?.account) === Boolean(second.groups?.account))
    return { bankCode: null, problem: labels.length > 2 ? 'not-told-apart' : missingOf(first) };
  const parts = [
    cell.slice(0, first.index),
    after(cell, first, second.index),
    after(cell, second, cell.length),
  ];
  const [before = '', one = '', other = ''] = parts;
  const numbers = [one, other].map((part) => NUMBER.exec(part)?.groups?.number ?? '');
  // Digits elsewhere belong to something else.
  if (/\p{N}/u.test(before) || numbers.includes('')) return { bankCode: null, problem: 'not-told-apart' };
  const [leading = '', trailing = ''] = numbers;
  return first.groups?.account ? readBoth(trailing, leading) : readBoth(leading, trailing);
}

/** A number at the beginning, then nothing but words and punctuation. */
const NUMBER = /^(?<number>\d(?:[\d .,'’/-]*\d)?)(?:[\s,;/|().-][\p{L}\s,;/|().&-]*)?$/u;

function missingOf(label: RegExpExecArray | undefined): CellProblem {
  return label?.groups?.account ? 'bank-code-missing' : 'account-number-missing';
}

function after(cell: string, label: RegExpExecArray, end: number): string {
  return cell.slice(label.index + label[0].length, end);
}

function readBoth(bankCodeText: string, accountText: string): ReadCombined {
  const bankCode = readBankCode(bankCodeText);
  const accountNumber = readAccountNumber(accountText);
  if (bankCode.digits === null) return { bankCode: null, problem: bankCode.problem };
  if (accountNumber.digits === null) return { bankCode: null, problem: accountNumber.problem };
  return {
    bankCode: bankCode.digits,
    accountNumber: accountNumber.digits,
    repairs: [...bankCode.repairs, ...accountNumber.repairs],
  };
}

/** Eight digits and ten, without anything between. */
function readOneNumber(digits: string, isKnownBankCode: IsKnownBankCode): ReadCombined {
  if (digits.length !== 18)
    return { bankCode: null, problem: digits.length <= 10 ? 'account-number-missing' : 'not-told-apart' };
  if (digits.endsWith('000')) return { bankCode: null, problem: 'perhaps-rounded' };
  if (isKnownBankCode(digits.slice(10))) return { bankCode: null, problem: 'not-told-apart' };
  return onlyOne(readPair(digits.slice(0, 8), digits.slice(8), isKnownBankCode));
}

function pairsOf(text: string, separators: readonly RegExp[]): Pair[] {
  for (const separator of separators) {
    const [one, other, more] = text.split(separator);
    if (one !== undefined && other !== undefined && more === undefined)
      return [
        [one, other],
        [other, one],
      ];
  }
  return [];
}

function blankSeparatedPairs(text: string): Pair[] {
  const line = text.replace(/[ \u00A0\u202F]+/gu, ' ');
  const [, bankCode, account] = GROUPED_PAIR.exec(line) ?? [];
  const [, reversedAccount, reversedBankCode] = GROUPED_PAIR_REVERSED.exec(line) ?? [];
  return [
    ...(bankCode && account ? [[bankCode, account] as const] : []),
    ...(reversedBankCode && reversedAccount ? [[reversedBankCode, reversedAccount] as const] : []),
  ];
}

function readPair(
  bankCodeText: string,
  accountText: string,
  isKnownBankCode: IsKnownBankCode,
): ReadCombined[] {
  const both = readBoth(bankCodeText, accountText);
  const isPair =
    both.bankCode !== null &&
    isKnownBankCode(both.bankCode) &&
    both.accountNumber.length >= SHORTEST_UNLABELLED_ACCOUNT;
  return isPair ? [both] : [];
}

function onlyOne(found: readonly ReadCombined[]): ReadCombined {
  const [first] = found;
  return first && found.length === 1 ? first : { bankCode: null, problem: 'not-told-apart' };
}
