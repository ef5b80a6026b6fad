import { ACCOUNT_LABEL, AFTER_LABEL, BANK_CODE_LABEL } from './labels.ts';
import {
  LONGEST_NUMBER_TEXT,
  type NumberProblem,
  type NumberRepair,
  readAccountNumber,
  readBankCode,
} from './readNumber.ts';
import { withoutFullWidth, withoutInvisible } from './strayCharacters.ts';

export type ReadPair =
  | { readonly bankCode: string; readonly accountNumber: string; readonly repairs: readonly NumberRepair[] }
  | { readonly bankCode: null; readonly problem: NumberProblem };

const NOT_TOLD_APART: ReadPair = { bankCode: null, problem: 'not-told-apart' };

type IsKnownBankCode = (digits: string) => boolean;
/** Texts of a bank code and of an account number. */
type Pair = readonly [string, string];

const LABEL = new RegExp(
  `(?:\\b${BANK_CODE_LABEL}|(?<account>\\b${ACCOUNT_LABEL}))(?![a-zäöüß])${AFTER_LABEL}`,
  'giu',
);
/** `BLZ/Konto: 37040044/532013000`: the directory decides which is which. */
const BOTH_LABELS =
  /^(?:(?:blz|bankleitzahl)\s?\/\s?(?:kto|konto)|(?:kto|konto)\.?\s?\/\s?(?:blz|bankleitzahl))[\p{L}.:# -]*(?=\d)/iu;
/** Both numbers side by side, with blanks between and within them. */
const GROUPED_PAIR = /^(?<bankCode>\d{8}|\d{3} \d{3} \d{2}) (?<account>\d+|\d{1,3}(?: \d{3}){2,})$/;
const GROUPED_PAIR_REVERSED = /^(?<account>\d+|\d{1,3}(?: \d{3}){2,}) (?<bankCode>\d{8}|\d{3} \d{3} \d{2})$/;
/** A shorter number next to a bank code, without a label, may be a branch, a year or a part of something. */
const SHORTEST_UNLABELLED_ACCOUNT = 5;

/**
 * Reads a text that holds bank code and account number and nothing else with digits: `37040044/532013000`,
 * `Kto. 532 013 000, BLZ 370 400 44`, `370400440532013001`. Labels decide; without them, one of the two numbers has to
 * be a bank code of the directory and the other not.
 *
 * @param isPair the text is meant to be both numbers. In a cell that should hold one of them, what follows a bank code
 *   after a blank, a comma or a line break may be a branch or a date.
 */
export function readPair(written: string, isKnownBankCode: IsKnownBankCode, isPair: boolean): ReadPair {
  if (written.length > LONGEST_NUMBER_TEXT) return NOT_TOLD_APART;
  const text = withoutFullWidth(withoutInvisible(written)).trim().replace(BOTH_LABELS, '');
  const [first, second, third] = text.matchAll(LABEL);
  if (first) return second && !third ? readLabelled(text, first, second) : NOT_TOLD_APART;
  if (!/\d/.test(text)) return { bankCode: null, problem: 'account-number-missing' };
  if (/^\d+$/.test(text)) return readOneNumber(text, isKnownBankCode);
  const pairs = isPair
    ? [...pairsOf(text, [/[/|]/, /[;\t\n]/, /[:,] /, / [-–] /]), ...blankSeparatedPairs(text)]
    : pairsOf(text, [/[/|]/]);
  return onlyOne(pairs.flatMap(([one, other]) => readUnlabelled(one, other, isKnownBankCode)));
}

function readLabelled(cell: string, first: RegExpExecArray, second: RegExpExecArray): ReadPair {
  if (isAccount(first) === isAccount(second)) return NOT_TOLD_APART;
  const leading = numberAfter(cell, first, second.index);
  const trailing = numberAfter(cell, second, cell.length);
  const hasDigitsBefore = /\p{N}/u.test(cell.slice(0, first.index));
  // Digits elsewhere belong to something else.
  if (hasDigitsBefore || leading === undefined || trailing === undefined) return NOT_TOLD_APART;
  return isAccount(first) ? readBoth(trailing, leading) : readBoth(leading, trailing);
}

function isAccount(label: RegExpExecArray): boolean {
  return label.groups?.account !== undefined;
}

/** An account number at the beginning, then punctuation only: `5320130 XXX` and `12345 …` are parts of a number. */
const ACCOUNT = /^(?<number>\d(?:[\d .,'’/-]*\d)?)[,.]?[\s;|/()·,–-]*$/u;
/** A bank code shows by its eight digits that it is whole, so that words may follow. */
const BANK_CODE = /^(?<number>\d(?:[\d .,'’/-]*\d)?)(?:[\s,;/|().·-][\p{L}\s,;/|().&·-]*)?$/u;

function numberAfter(cell: string, label: RegExpExecArray, end: number): string | undefined {
  const rest = cell.slice(label.index + label[0].length, end);
  return (isAccount(label) ? ACCOUNT : BANK_CODE).exec(rest)?.groups?.number;
}

function readBoth(bankCodeText: string, accountText: string): ReadPair {
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
function readOneNumber(digits: string, isKnownBankCode: IsKnownBankCode): ReadPair {
  if (digits.length !== 18)
    return { bankCode: null, problem: digits.length <= 10 ? 'account-number-missing' : 'not-told-apart' };
  if (digits.endsWith('000')) return { bankCode: null, problem: 'perhaps-rounded' };
  if (isKnownBankCode(digits.slice(10))) return NOT_TOLD_APART;
  return onlyOne(readUnlabelled(digits.slice(0, 8), digits.slice(8), isKnownBankCode));
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
  return [GROUPED_PAIR, GROUPED_PAIR_REVERSED].flatMap((pattern) => {
    const { bankCode, account } = pattern.exec(line)?.groups ?? {};
    return bankCode && account ? [[bankCode, account] as const] : [];
  });
}

function readUnlabelled(
  bankCodeText: string,
  accountText: string,
  isKnownBankCode: IsKnownBankCode,
): ReadPair[] {
  const both = readBoth(bankCodeText, accountText);
  const isPair =
    both.bankCode !== null &&
    isKnownBankCode(both.bankCode) &&
    both.accountNumber.length >= SHORTEST_UNLABELLED_ACCOUNT;
  return isPair ? [both] : [];
}

function onlyOne(found: readonly ReadPair[]): ReadPair {
  const [first] = found;
  return first && found.length === 1 ? first : NOT_TOLD_APART;
}
