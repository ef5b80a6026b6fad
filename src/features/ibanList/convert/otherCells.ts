import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts, isGermanIban } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { BANK_WORD, namesBank, OTHER_LABEL } from '../../../domain/reading/words.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { Columns } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import { hasDoubt, hasSign, hasStatement, isOfOtherThings, speaksAgainst } from './notes.ts';
import { banksOf, ibanIn, isNameOf, saysOfBank } from './readCells.ts';
import { unreadable } from './rowTexts.ts';

/** What a cell consists of: nothing, digits, digits with signs between them, or words. */
export const KINDS = { empty: 0, digits: 1, figures: 2, words: 3 } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

export function kindOf(cell: string): Kind {
  if (/[a-z]/i.test(cell)) return KINDS.words;
  if (!/\d/.test(cell)) return KINDS.empty;
  return /[.,/:+|\t-]/.test(cell) ? KINDS.figures : KINDS.digits;
}

/** What the first rows show of a column beside the used ones. */
export interface OtherColumn {
  readonly index: number;
  /** Kind of nearly all its cells. Where several are of another, cells may be moved. */
  readonly usual: Kind | null;
  /** Its numbers are sub-accounts or check digits, which may belong to the account number. */
  readonly isSubAccount: boolean;
  /** Most cells name the bank of their row: by its name, BIC or bank code. */
  readonly isOfBank: boolean;
  /** The cells that say nothing against the account: `EUR`, or `nein` below „gesperrt“. */
  readonly harmless: RegExp | null;
  /** Most cells have words of doubt, but rarely the same text: they are about something else. */
  readonly isOfOthers: boolean;
  /** Its heading says what its numbers are. */
  readonly isExplained: boolean;
  /** Most cells are numbers. */
  readonly isOfNumbers: boolean;
  /** It repeats the account or its last digits in most rows: `Konto (Wdh.)`, `DE** **** 0130 00`. */
  readonly isRepeated: boolean;
  /** Which of its cells are remarks about the row: all, or the few that are statements. */
  readonly notes: 'all' | 'statements' | null;
}

/** What the first rows of a list show. */
export interface Evidence {
  readonly others: readonly OtherColumn[];
  /** Most account numbers fail the check of the bank in their row: a column may be sorted on its own, shifted or cut off. */
  readonly failsMostly: boolean;
}

/** Whether a cell says anything of the account that cannot be seen from its digits and words of doubt alone. */
export function problemOfWords(
  directory: BankDirectory,
  cell: string,
  bankCodes: readonly string[],
  { harmless, isOfBank, notes }: OtherColumn,
): RowProblem | null {
  if (cell === '') return null;
  if (harmless !== null) return harmless.test(cell) ? null : 'doubt';
  if (isOfBank) {
    if (hasDoubt(cell)) return 'doubt';
    return bankCodes.every((code) => saysOfBank(directory, cell, code) === 'other') ? 'contradiction' : null;
  }
  if (notes === 'statements') return hasStatement(cell) ? 'note' : null;
  if (notes === null) return null;
  if (namesBank(cell)) return bankCodes.some((code) => isNameOf(directory, cell, code)) ? null : 'note';
  return isOfOtherThings(cell) ? null : 'note';
}

/** What the other cells of a row say against its account; null if nothing. */
export function objectionOf(
  directory: BankDirectory,
  iban: string,
  cells: readonly string[],
  columns: Columns,
  { others, failsMostly }: Evidence,
) {
  const account = columns.kind === 'accounts' ? (cells[columns.accountNumber] ?? '').trim() : '';
  const written = columns.kind === 'accounts' ? [(cells[columns.bankCode] ?? '').trim()] : [];
  if (account !== '' && written.includes(account)) return unreadable('contradiction', '');
  for (const column of others) {
    const cell = cells[column.index]?.trim() ?? '';
    if (cell === '') continue;
    const problem =
      (column.isSubAccount ? problemOfSubAccount(directory, cell, iban, account) : null) ??
      problemOfWords(directory, cell, [iban.slice(4, 12), ...written], column) ??
      (speaksInRow(cell, column) ? 'doubt' : null) ??
      (isOfOtherAccount(directory, cell, iban, account, columns, column) ? 'contradiction' : null);
    if (problem !== null) return unreadable(problem, cell);
  }
  if (areMoved(cells, columns, others)) return unreadable('cells-too-few', '');
  return failsMostly ? unreadable('fails-mostly', '') : null;
}

function speaksInRow(cell: string, { isOfBank, isOfOthers, notes }: OtherColumn): boolean {
  if (isOfBank || isOfOthers || (notes === 'all' && isOfOtherThings(cell))) return hasSign(cell);
  return speaksAgainst(cell);
}

function problemOfSubAccount(
  directory: BankDirectory,
  cell: string,
  iban: string,
  account: string,
): RowProblem | null {
  const isWhole = () =>
    banksOf(directory).check({ bankCode: iban.slice(4, 12), accountNumber: account }) === 'fits';
  const isPart = /^\d+$/.test(cell) && !(/^00+$/.test(cell) && (iban.endsWith(account + cell) || isWhole()));
  return isPart ? 'sub-account' : null;
}

function isOfOtherAccount(
  directory: BankDirectory,
  cell: string,
  iban: string,
  account: string,
  columns: Columns,
  { isOfBank, isRepeated, isExplained, isOfNumbers }: OtherColumn,
): boolean {
  if (isRepeated && repeats(directory, iban, cell) === false) return true;
  if (isOfBank) return false;
  if (namesOtherAccount(directory, cell, iban, columns)) return true;
  if (isExplained || isOfNumbers) return !isRepeated && isElsewhere(cell, account);
  return /\p{L}/u.test(cell)
    ? namesNumber(directory, cell, iban)
    : isOtherNumber(NUMBER_ALONE.exec(cell)?.[0] ?? '', iban);
}

/** Whether a cell for another number has the digits of the account number: one of both is probably wrong. */
function isElsewhere(cell: string, account: string): boolean {
  return account !== '' && !/\p{L}/u.test(cell) && cell.replace(/\D/g, '') === account;
}

/**
 * Whether the cells behind the bank code fit the columns better if they are moved by one: a cell was left out or put in, and
 * the account number may be that of the next column.
 */
function areMoved(cells: readonly string[], columns: Columns, others: readonly OtherColumn[]): boolean {
  if (columns.kind !== 'accounts') return false;
  const { bankCode, accountNumber } = columns;
  const kindAt = (index: number) => kindOf(cells[index] ?? '');
  const isOdd = (usual: Kind | null, kind: Kind) => usual !== null && usual !== kind;
  const oddOnes = others.filter(({ index, usual }) => isOdd(usual, kindAt(index)));
  const filled = oddOnes.filter(({ index }) => kindAt(index) !== KINDS.empty);
  if (filled.length === 0) return false;
  const isNumberAmongWords = filled.some(
    ({ index, usual }) => usual === KINDS.words && kindAt(index) !== usual,
  );
  if (isNumberAmongWords && oddOnes.length > 1) return true;
  const all = [...others, { index: accountNumber, usual: KINDS.digits }];
  const starts = Array.from(
    { length: Math.max(0, accountNumber - bankCode) },
    (_, index) => bankCode + 1 + index,
  );
  return [1, -1].some((by) =>
    starts.some((start) => {
      // At the place of a cell that was left out anything may have been.
      const odd = all.filter(
        ({ index, usual }) =>
          !(by > 0 && index === start) && isOdd(usual, kindAt(index < start ? index : index - by)),
      );
      const lost = kindAt(by > 0 ? cells.length - 1 : start);
      return odd.length + Number(lost !== KINDS.empty) < oddOnes.length;
    }),
  );
}

/** Whether the digits of a cell are in an IBAN; null if they are few, or beside words. */
export function repeats(directory: BankDirectory, iban: string, cell: string): boolean | null {
  const other = ibanIn(cell);
  if (other !== null) return other === iban || bankIbanOf(directory, other) === iban;
  if (/\p{L}/u.test(cell.replace(/^DE|x/gi, ''))) return null;
  const digits = cell.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 2) return null;
  return digits.length === 2 ? iban.startsWith(digits, 2) : iban.includes(digits, 2);
}

/** The IBAN that the bank uses for the account of another one, such as that of the plain formula. */
function bankIbanOf(directory: BankDirectory, iban: string): string | null {
  if (!isGermanIban(iban)) return null;
  const { bankCode, accountNumber } = ibanParts(iban);
  return resolveIban(directory, bankCode, accountNumber).bankIbanIfAccountIsRight;
}

/** A cell with fewer digits, behind words or without any, names no account. Most cells have fewer. */
export const DIGITS_BEHIND_WORDS = 5;
export const DIGITS_OF_PAIR = 13;
/** A number with as many may be another account, if neither a label nor the heading of the column explains it. */
export const DIGITS_BESIDE_WORDS = 6;
const UNLABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}.,/+-]|(?<!\\p{L})(?:${OTHER_LABEL})[\\s.:#]{0,3})[1-9]\\d{${DIGITS_BESIDE_WORDS - 1},9}(?![\\p{L}\\p{N}/-]|[.,]\\d| ?(?:€|euro?(?!\\p{L})))`,
  'iu',
);

/** Whether words in a cell have a number that nothing explains: `4711081 neu`, `richtig: 4711081`. */
function namesNumber(directory: BankDirectory, cell: string, iban: string): boolean {
  if (!UNLABELLED.test(cell)) return false;
  const { readings, unexplained } = readText(cell, banksOf(directory));
  const numbers = [...unexplained, ...readings.map(({ accountNumber }) => accountNumber ?? '')];
  return numbers.some((number) => isOtherNumber(number.replace(/\D/g, ''), iban));
}

function isOtherNumber(number: string, iban: string): boolean {
  return /^\d{6,}$/.test(number) && !isCalendarDate(number) && !iban.includes(number, 4);
}

/** A number among signs only: `648489890!` */
const NUMBER_ALONE = new RegExp(`(?<![\\d.,/+-])\\d{${DIGITS_BESIDE_WORDS},10}(?![\\d/-]|[.,]\\d)`);

/** The form of a bank code, of a BIC or of an IBAN, a label or the name of a bank: without any, a cell names no account. */
const MAY_NAME_ACCOUNT = new RegExp(
  `\\d{8}|\\d{3}\\D\\d{3}\\D\\d\\d|(?<!\\d)[1-9]\\d{3} \\d{4}|[A-Z]{4}DE|[A-Z]{2} ?(?:\\d[\\dOILBSZG]|[OILBSZG]\\d)(?:[^A-Z\\d]{0,3}[A-Z\\d]){10}|kto|konto|konten|account|iban|blz|(?:giro|spar|kt)[. -]*n|(?:auf|an|über) \\d|${BANK_WORD.source}`,
  'iu',
);

/**
 * Whether a cell may name another account or has a number that nothing explains.
 *
 * @param form the cell, in which each digit but 0 may be written as 9
 */
export function mayNameAccount(form: string): boolean {
  return MAY_NAME_ACCOUNT.test(form) || (/\p{L}/u.test(form) ? UNLABELLED : NUMBER_ALONE).test(form);
}

/** Whether a cell beside those of the account names another account: `neue BV: 50010517 / 648489890`. */
function namesOtherAccount(directory: BankDirectory, cell: string, iban: string, { kind }: Columns): boolean {
  const other = /^[a-z]{2}\d/i.test(cell) ? ibanIn(cell) : null;
  // A column of IBANs was chosen among others.
  if (other !== null) return kind !== 'ibans' && other !== iban && bankIbanOf(directory, other) !== iban;
  const digits = cell.replace(/\D/g, '').length;
  if (digits < (/^\d/.test(cell) ? DIGITS_OF_PAIR : DIGITS_BEHIND_WORDS)) return false;
  if (!MAY_NAME_ACCOUNT.test(cell)) return false;
  const banks = banksOf(directory);
  const { readings, refused, unexplained } = readText(cell, banks);
  const isOther = (accountNumber: string, bankCode = iban.slice(4, 12)) =>
    accountNumber.length > 10 || banks.ibanOf({ bankCode, accountNumber }) !== iban;
  return (
    readings.some(
      ({ bankCode, accountNumber, evidence }) =>
        accountNumber !== null &&
        (bankCode !== null || evidence.accountNumber !== 'none') &&
        isOther(accountNumber, bankCode ?? undefined),
    ) ||
    (ABOUT_ACCOUNT.test(cell) && unexplained.some((number) => isOther(number.replace(/\D/g, '')))) ||
    refused.some(({ problem }) => problem.startsWith('iban'))
  );
}

/** `Kto neu 607669` */
const ABOUT_ACCOUNT = /(?<!\p{L})(?:konto|kto|iban|blz|bankverbindung|(?:auf|an|über) (?=\d))/iu;
