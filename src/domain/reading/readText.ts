import { bicsIn, doubtsIn, loose, otherBanks } from './doubts.ts';
import { bankNamesIn, explain, statements, withLastNumber } from './explain.ts';
import { takeIbans } from './ibansInText.ts';
import { halves } from './pairs.ts';
import { piecesOf } from './pieces.ts';
import { readingsOf } from './readings.ts';
import { isReversed, marked, plainText } from './strayCharacters.ts';
import type { Explained, KnownBanks, Reading, Role } from './types.ts';
import { isPlaceholder, LABEL } from './words.ts';

export type { KnownBanks, NumberKind, Reading } from './types.ts';

/** A part of the text that was meant to be a number of the account and is not read. */
export interface Refusal {
  readonly text: string;
  readonly problem: 'bank-code' | 'account-number' | 'iban-wrong' | 'iban-foreign';
}

export interface TextReading {
  /** What the text may mean, the likeliest first. Empty if it has none of the numbers. */
  readonly readings: readonly Reading[];
  /** There is one reading, and every number in the text is accounted for. Otherwise somebody has to choose. */
  readonly isCertain: boolean;
  /** Name or BIC of a bank whose bank code the text does not determine. */
  readonly bank: string | null;
  /** The right German IBAN in the text, if it has just one. */
  readonly iban: string | null;
  readonly refused: readonly Refusal[];
  /** Numbers that nothing explains: each of them could be meant. */
  readonly unexplained: readonly string[];
  /** Words that make the reading doubtful: `alt`, `ungültig`, `→`. */
  readonly doubts: readonly string[];
  /** Everything else with digits in it: `Tel. 0221 123456`. */
  readonly unread: readonly string[];
}

/** Characters. A longer text is not read. */
const LONGEST_TEXT = 2 ** 21;
/** A BIC with more bank codes than this is no choice; the bank has to be searched for. */
const MOST_BANK_CODES = 6;
const NOTHING: TextReading = {
  readings: [],
  isCertain: false,
  bank: null,
  iban: null,
  refused: [],
  unexplained: [],
  doubts: [],
  unread: [],
};

/**
 * Reads bank code and account number out of any text: a line of a letterhead, the foot of an invoice, a row of a list.
 *
 * A reading is certain only if it is the only one and every number in the text is accounted for by evidence of its own:
 * as a part of the reading (by its label, the directory, an IBAN) or as something else (by another label, by its form). A
 * number that nothing explains, a word of doubt or a labelled number that cannot be read make it a question. A reading
 * contains only digits that are in the text, or the bank code of its BIC.
 *
 * A list reads a row with `readRow`. Where `isCertain` is false, its rows can be grouped by `doubts`, `unexplained` and
 * `refused`, and an answer is one of the `readings`.
 *
 * @returns no readings if the text is longer than two million characters, or shown in another order than it is stored
 */
export function readText(written: string, banks: KnownBanks): TextReading {
  return read(written, banks, true);
}

/** Reads the two cells of a row as one text, in which the heading of its column labels each number. */
export function readRow(bankCode: string, accountNumber: string, banks: KnownBanks): TextReading {
  const cells = [
    `BLZ: ${bankCode.replace(/\s+/g, ' ').trim()}`,
    `Konto: ${accountNumber.replace(/\s+/g, ' ').trim()}`,
  ];
  return read(cells.filter((cell) => !cell.endsWith(': ')).join('\n'), banks, false);
}

function read(written: string, banks: KnownBanks, mayBePair: boolean): TextReading {
  if (written.length > LONGEST_TEXT || isReversed(written)) return NOTHING;
  const { rest: text, ibans } = takeIbans(plainText(written).replace(TOUCHED, ' '));
  const accounts = ibans.flatMap(({ account }) => account ?? []);
  const bics = bicsIn(text, banks);
  const bicsOfBanks = bics.filter((bic) => banks.bankCodesOf(bic).length > 0);
  const pieces = piecesOf(text, banks);
  const names = bankNamesIn(marked(text, pieces));
  const bank = bicsOfBanks[0] ?? names[0] ?? null;
  const explained = withLastNumber(text, explain(text, pieces, accounts, banks, !mayBePair), bank, mayBePair);
  const of = (...roles: readonly Role[]) => explained.filter(({ role }) => roles.includes(role));

  const codesOfBics = bicsOfBanks.flatMap(banks.bankCodesOf);
  const readings = readingsOf(
    text,
    explained,
    accounts,
    codesOfBics.length > MOST_BANK_CODES ? [] : codesOfBics,
    banks,
  );
  const [first] = readings;
  const refused: Refusal[] = [
    ...ibans.flatMap(({ iban, problem }) => (problem === null ? [] : [{ text: iban, problem }])),
    ...of('refused').map(({ start, end, label }) => ({
      text: text.slice(start, end),
      problem: label === 'bankCode' ? ('bank-code' as const) : ('account-number' as const),
    })),
  ];
  const codes = [...new Set(readings.flatMap(({ bankCode }) => bankCode ?? []))];
  const hasBankAlone =
    bank !== null && codes.length === 0 && !refused.some(({ problem }) => problem === 'bank-code');
  if (first === undefined && !hasBankAlone && refused.length === 0) return NOTHING;

  const open = of('open').map(({ numberStart, end }) => text.slice(numberStart, end));
  let found: readonly string[] | null = null;
  // To look for them takes long, and few rows of a list need them.
  const doubts = () =>
    (found ??= [
      ...doubtsIn(text, explained, (word) => banks.hasWord(word, codes)),
      ...otherBanks(first?.bankCode ?? null, bics, names, banks),
      ...loose(text, explained, banks),
      ...halves(text, explained),
      ...repeated(text, explained, first?.accountNumber ?? null),
      ...(first?.accountNumber && isPlaceholder(first.accountNumber) ? [first.accountNumber] : []),
      ...(written.match(ATTRIBUTES) ?? []),
    ]);
  // Eight digits beside the name of a town may be anything.
  const isNamed = first?.accountNumber != null || first?.evidence.bankCode !== 'directory' || bank !== null;
  const isUsed = of('bankCode', 'accountNumber').every(({ digits }) =>
    [first?.bankCode, first?.accountNumber].includes(digits),
  );
  const rightOnes = ibans.flatMap(({ iban, account }) => (account === null ? [] : [iban]));
  return {
    readings:
      first?.bankCode === null && !hasBankAlone
        ? readings.filter(({ evidence }) => evidence.accountNumber !== 'none')
        : readings,
    isCertain:
      readings.length === 1 &&
      open.length + refused.length === 0 &&
      isNamed &&
      isUsed &&
      doubts().length === 0,
    bank: hasBankAlone ? bank : null,
    iban: rightOnes.length === 1 ? (rightOnes[0] ?? null) : null,
    refused,
    unexplained: open,
    get doubts() {
      return doubts();
    },
    get unread() {
      return unreadIn(text, explained, readings);
    },
  };
}

/** Another number with the same digits: `Telefon 764964876, Konto 764964876`. One of both was copied to the wrong place. */
function repeated(text: string, explained: readonly Explained[], accountNumber: string | null): string[] {
  return explained
    .filter(({ role }) => role === 'other')
    .filter(({ numberStart, end }) => text.slice(numberStart, end).replace(/\D/g, '') === accountNumber)
    .map(({ start, end }) => text.slice(start, end));
}

/** A digit that a label touches: `Kto1234567BLZ70150000`. */
const TOUCHED = new RegExp(`(?<=\\d{4})(?=${LABEL}[ .:=]{0,3}\\d)`, 'giu');
/** Attributes in the code of a page can hide or strike out what it shows: `<p hidden>`. */
const ATTRIBUTES = /<[a-z]+ (?![ /]*>)[^<>]+>/gi;

function unreadIn(text: string, explained: readonly Explained[], readings: readonly Reading[]): string[] {
  const numbers = new Set(readings.flatMap(({ bankCode, accountNumber }) => [bankCode, accountNumber]));
  const isRead = ({ role, form, digits, options }: Explained) =>
    role === 'refused' ||
    role === 'iban' ||
    form === 'bic' ||
    [digits ?? '', ...options].some((one) => numbers.has(one));
  const rest = marked(text, explained.filter(isRead));
  const hasDigit = (part: string) => /\p{N}/u.test(part);
  return [...new Set(rest.split('\n').filter(hasDigit).flatMap(statements).filter(hasDigit))];
}
