import { readIban } from '../../../domain/iban/iban.ts';
import { isCalendarDate } from '../../../domain/reading/calendarDate.ts';
import { readBankCode } from '../../../domain/reading/readNumber.ts';
import { LABEL } from '../../../domain/reading/words.ts';
import { type Columns, FIELDS, usedColumns } from './columns.ts';
import { COLUMN_NAMES, isPlainHeading, namesOtherNumber } from './guessColumns.ts';
import { bankCodeLikeness, isCombined } from './likeness.ts';

type IsKnownBankCode = (digits: string) => boolean;

/**
 * Finds the row that names the columns. Titles and empty rows may precede it, accounts may not.
 *
 * @param rows the first rows of a list
 * @returns the number of the row, counted from 1; 0 if there is none
 */
export function findHeader(rows: readonly (readonly string[])[], isKnownBankCode: IsKnownBankCode): number {
  const hasColumns = rows.some((row) => filledCells(row).length > 2);
  const firstAccount = rows.findIndex(
    (row) =>
      // `Konto des Vereins: 532013000, BLZ 37040044` is a title.
      !(hasColumns && filledCells(row).length === 1) &&
      (row.some((cell) => isAccount(cell, isKnownBankCode)) || holdsNumbers(row)),
  );
  const above = firstAccount === -1 ? rows : rows.slice(0, firstAccount);
  const hasCells = above.map((row) => filledCells(row).length > 1);
  // `Kontonummer:;1012345678` is the account of whoever exported the list.
  const isNaming = above.map((row) => namesColumns(row) && !row.some((cell) => /(?:\d ?){5}/.test(cell)));
  const isOfWords = above.map(holdsWordsAlone);
  // A title may contain the same words, but it is the only cell of its row.
  const candidates = [
    above.findIndex((_, index) => isNaming[index] && hasCells[index]),
    isNaming.indexOf(true),
    above.findIndex((_, index) => isOfWords[index] && hasCells[index]),
    isOfWords.indexOf(true),
  ];
  const first = candidates.find((index) => index !== -1) ?? -1;
  const continues = isOfWords[first + 1] && (isNaming[first + 1] || completesNames(above, first + 1));
  const header = first !== -1 && continues ? first + 1 : first;
  // A list needs at least one row besides the header.
  return header + 1 < rows.length ? header + 1 : 0;
}

/** The names of the columns, also if they are in two lines: `Bank` above `leitzahl`. */
export function headerNames(rows: readonly (readonly string[])[], headerRow: number): readonly string[] {
  const names = rows[headerRow - 1] ?? [];
  const above = completesNames(rows, headerRow - 1) ? rows[headerRow - 2] : [];
  return Array.from({ length: Math.max(names.length, above?.length ?? 0) }, (_, column) =>
    joined(above?.[column], names[column]),
  );
}

/** Whether the cells of a row are the rest of words in the row above that name columns only together. */
function completesNames(rows: readonly (readonly string[])[], row: number): boolean {
  const above = rows[row - 1] ?? [];
  return above.some((start, column) => {
    const rest = rows[row]?.[column]?.trim() ?? '';
    return (
      rest !== '' && !namesColumns([start]) && !namesColumns([rest]) && namesColumns([joined(start, rest)])
    );
  });
}

function joined(start = '', rest = ''): string {
  return start.trim().replace(/-$/, '') + rest.trim();
}

function filledCells(row: readonly string[]): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function namesColumns(row: readonly string[]): boolean {
  return filledCells(row).some(
    (cell) => !/(?<!\.)\d{4}/.test(cell) && Object.values(COLUMN_NAMES).some((name) => name.test(cell)),
  );
}

function isAccount(cell: string, isKnownBankCode: IsKnownBankCode): boolean {
  return (
    bankCodeLikeness(cell, isKnownBankCode) === 1 ||
    readIban(cell) !== null ||
    isCombined(cell, isKnownBankCode)
  );
}

/** Two numbers, or one in the form of a bank code, are a row of the list, even if the bank is unknown. A date is a title. */
function holdsNumbers(row: readonly string[]): boolean {
  const isCode = (digits: string | null) => digits !== null && !isCalendarDate(digits);
  return (
    row.filter((cell) => /^\s*\d{4,}\s*$/.test(cell)).length > 1 ||
    row.some((cell) => isCode(readBankCode(cell).digits))
  );
}

function holdsWordsAlone(row: readonly string[]): boolean {
  const cells = filledCells(row);
  return cells.length > 0 && cells.every((cell) => !/^\d|\d{3}/.test(cell));
}

const LABELLED = new RegExp(`^(?:${LABEL}|iban)(?!\\p{L})`, 'iu');

/**
 * A heading among the rows, whether it names the used columns as they are used, and whether it names two; null for any other row.
 * One cell is enough to give a used column another name: `;;Rechnung`.
 */
export function headingAgain(cells: readonly string[], columns: Columns) {
  const filled = filledCells(cells);
  const used = usedColumns(columns).map((column) => cells[column]?.trim() ?? '');
  const [only = '', ...more] = filled;
  const renames =
    (cells[0] ?? '').trim() === '' && used.includes(only) && (LABELLED.test(only) || namesOtherNumber(only));
  if (only === '' || (more.length === 0 && !renames) || filled.some((cell) => /\d{3}/.test(cell)))
    return null;
  const isOfUsed = renames || (used.length > 0 && used.every((cell) => LABELLED.test(cell)));
  if (!isOfUsed && !filled.some((cell) => LABELLED.test(cell) && isPlainHeading(cell))) return null;
  const isSame = used.every((cell, index) => {
    const meaning = FIELDS[columns.kind][index];
    return meaning !== undefined && COLUMN_NAMES[meaning].test(cell) && isPlainHeading(cell);
  });
  const namesTwo = filled.filter((cell) => LABELLED.test(cell)).length > 1;
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  const text = cells.slice(0, last + 1).map((cell) => cell.trim() || '–');
  return { isSame, namesTwo, text: text.join(BETWEEN_NAMES) };
}

const BETWEEN_NAMES = ' · ';
/** A heading with one of these words may name an account. */
export const ACCOUNT_NAME = /konto|kto|account|bankverb|(?<!\p{L})bv(?!\p{L})/iu;

/** The columns that such a heading names, if no other could be meant: of bank code and account number, or of the IBAN. */
export function columnsNamed(text: string): readonly number[] | null {
  // The end of a long heading may name another account.
  if (text.endsWith('…')) return null;
  const names = text.split(BETWEEN_NAMES);
  const only = (meaning: keyof typeof COLUMN_NAMES, like: RegExp) => {
    const [first, ...others] = [...names.keys()].filter((index) => like.test(names[index] ?? ''));
    const name = names[first ?? -1] ?? '';
    return others.length === 0 && COLUMN_NAMES[meaning].test(name) && isPlainHeading(name)
      ? first
      : undefined;
  };
  const iban = only('iban', COLUMN_NAMES.iban);
  const bankCode = only('bankCode', COLUMN_NAMES.bankCode);
  const account = only('accountNumber', ACCOUNT_NAME);
  if (bankCode !== undefined && account !== undefined) return [bankCode, account];
  return iban !== undefined && !names.some((name) => ACCOUNT_NAME.test(name)) ? [iban] : null;
}
