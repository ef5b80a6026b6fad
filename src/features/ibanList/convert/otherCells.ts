import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts, isGermanIban } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { readText } from '../../../domain/reading/readText.ts';
import { BANK_WORD, OTHER_LABEL } from '../../../domain/reading/words.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import type { Besides } from '../cells/besides.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { banksOf, ibanIn, saysOfBank } from './readCells.ts';
import { RESULT_COLUMNS } from './resultColumns.ts';
import { unreadable } from './rowTexts.ts';
import { hasDoubt, speaksAgainst } from './speaksAgainst.ts';

/** What the first rows of a list show of its columns. */
export interface Evidence extends Besides {
  /** Columns of which most cells name the bank of their row: by its name, BIC or bank code. */
  readonly ofBank: readonly number[];
  /** By column, the cells that say nothing against the account: `EUR`, or `nein` below „gesperrt“. */
  readonly harmless: ReadonlyMap<number, RegExp>;
  /** Columns in which most cells have words of doubt, but rarely the same text: they are about something else. */
  readonly ofOthers: readonly number[];
  /** Columns whose heading says what their numbers are. */
  readonly explained: readonly number[];
  /** Columns that are empty in the first rows and have no such heading. */
  readonly unseen: readonly number[];
  /** Columns that repeat the account or its last digits in most rows: `Konto (Wdh.)`, `DE** **** 0130 00`. */
  readonly repeated: readonly number[];
  /** Most account numbers fail the check of the bank in their row: a column may be sorted on its own, shifted or cut off. */
  readonly failsMostly: boolean;
}

/** Whether a cell of a column of the bank, or of flags, says nothing against an account. The other columns are not judged. */
export function isHarmless(
  directory: BankDirectory,
  cell: string,
  bankCode: string,
  column: number,
  { ofBank, harmless }: Evidence,
): boolean {
  if (cell === '') return true;
  if (harmless.get(column)?.test(cell) === false) return false;
  return !ofBank.includes(column) || !(hasDoubt(cell) || saysOfBank(directory, cell, bankCode) === 'other');
}

/** What the other cells of a row say against its account; null if nothing. */
export function objectionOf(
  directory: BankDirectory,
  iban: string,
  cells: readonly string[],
  columns: Columns,
  {
    subAccounts,
    earlierResults,
    ofBank,
    harmless,
    ofOthers,
    explained,
    unseen,
    repeated,
    failsMostly,
  }: Evidence,
) {
  const account = columns.kind === 'accounts' ? (cells[columns.accountNumber] ?? '').trim() : '';
  const isWhole = () =>
    banksOf(directory).check({ bankCode: iban.slice(4, 12), accountNumber: account }) === 'fits';
  const subAccount = subAccounts
    .map((column) => cells[column]?.trim() ?? '')
    .find(
      (cell) => /^\d+$/.test(cell) && !(/^00+$/.test(cell) && (iban.endsWith(account + cell) || isWhole())),
    );
  if (subAccount !== undefined) return unreadable('sub-account', subAccount);
  const except = [
    ...usedColumns(columns),
    ...earlierResults.flatMap((start) => RESULT_COLUMNS.map((_, at) => start + at)),
  ];
  const banks = [iban.slice(4, 12), ...(columns.kind === 'accounts' ? [cells[columns.bankCode] ?? ''] : [])];
  if (account !== '' && account === banks[1]?.trim()) return unreadable('contradiction', '');
  for (const [column, written] of cells.entries()) {
    const cell = written.trim();
    if (cell === '' || except.includes(column)) continue;
    const isOfBank = ofBank.includes(column);
    const isDoubtful = isOfBank ? hasDoubt(cell) : !ofOthers.includes(column) && speaksAgainst(cell);
    if (harmless.get(column)?.test(cell) === false || isDoubtful) return unreadable('doubt', cell);
    if (isOfBank) {
      if (banks.every((bank) => saysOfBank(directory, cell, bank) === 'other'))
        return unreadable('contradiction', '');
    } else if (namesOtherAccount(directory, cell, iban, columns)) return unreadable('contradiction', '');
    if (repeated.includes(column) && repeats(iban, cell) === false) return unreadable('contradiction', '');
    if (explained.includes(column) && cell === account) return unreadable('contradiction', '');
    if (unseen.includes(column) && isOtherNumber(cell, iban)) return unreadable('contradiction', '');
    if (!explained.includes(column) && namesNumber(directory, cell, iban))
      return unreadable('contradiction', '');
  }
  return failsMostly ? unreadable('fails-mostly', '') : null;
}

/** Whether the digits of a cell are in an IBAN; null if they are few, or beside words. */
export function repeats(iban: string, cell: string): boolean | null {
  if (/\p{L}/u.test(cell.replace(/^DE|x/gi, ''))) return null;
  const digits = cell.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 ? null : iban.slice(4).includes(digits);
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
  if (!/\p{L}/u.test(cell) || !UNLABELLED.test(cell)) return false;
  const { readings, unexplained } = readText(cell, banksOf(directory));
  const numbers = [...unexplained, ...readings.map(({ accountNumber }) => accountNumber ?? '')];
  return numbers.some((number) => isOtherNumber(number.replace(/\D/g, ''), iban));
}

function isOtherNumber(number: string, iban: string): boolean {
  return (
    /^\d+$/.test(number) &&
    number.length >= DIGITS_BESIDE_WORDS &&
    !isCalendarDate(number) &&
    !iban.slice(4).includes(number)
  );
}

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
  return MAY_NAME_ACCOUNT.test(form) || (/\p{L}/u.test(form) && UNLABELLED.test(form));
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
