import { BANK_CODE_LENGTH } from '../../../domain/account/account.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import {
  hasOtherWords,
  type ReadNumber,
  readAccountNumber,
  readBankCode,
} from '../../../domain/reading/readNumber.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import type { Repair } from '../cells/damage.ts';
import { COLUMN_NAMES } from '../cells/guessColumns.ts';
import { fromResolution, resolveNumbers, resultOfIban } from './fromResolution.ts';
import { judged } from './judgedRow.ts';
import { DOUBTFUL_WORDS } from './notes.ts';
import type { Evidence } from './otherColumn.ts';
import { certainIn, certainNumbers, ibanIn, readCells } from './readCells.ts';
import { bareResult, type RowResult, WRONG } from './rowOutcome.ts';
import { leftOutText, outcomeTexts, reasonTexts, repairTexts, unreadable } from './rowTexts.ts';
import { rowWithoutAccount } from './rowWithoutAccount.ts';

/** Matches a whole cell. A colon, a currency or a number may follow the word: `Summe:`, `Gesamtsumme EUR`, `Summe Seite 2`. */
const SUM =
  /^(?:(?:zwischen|gesamt|end|teil|kontroll)?summen?|gesamt(?:betrag)?|total|insgesamt|übertrag|saldo|anzahl(?: der)?(?: posten| zahlungen| datensätze)?)(?: (?:seite )?\d{1,4}| eur| €| betrag)?\s*:?$/i;

/** Returns the cells to append to a row. Every row gets a result; no row throws. */
export function convertRow(
  directory: BankDirectory,
  cells: readonly string[],
  columns: Columns,
  evidence: Evidence | null = null,
): RowResult {
  // Of an empty row an earlier result says that it is empty.
  if (cells.every((cell) => cell.trim() === '' || cell === outcomeTexts.empty))
    return bareResult('empty', '');
  const iban = evidence && ibanBesides(cells, columns, evidence);
  const own = iban
    ? repaired(resultOfIban(directory, iban), ['iban-instead'])
    : convertUsedCells(directory, cells, columns);
  const others = evidence?.others.filter(({ index }) => !iban || index !== evidence.ibanColumn) ?? [];
  const result = judged(directory, own, cells, columns, evidence && { ...evidence, others });
  // A number that could be read is no sum and no header.
  const mayBeOther = columns.kind === 'none' || WRONG.has(result.outcome);
  const without = () => evidence && rowWithoutAccount(cells, columns, evidence);
  return mayBeOther ? (lineWithoutAccount(cells, columns) ?? without() ?? result) : result;
}

/** Some lists have an IBAN in some rows, and bank code and account number in the others. */
function ibanBesides(cells: readonly string[], columns: Columns, { ibanColumn }: Evidence): string | null {
  const isOther = columns.kind !== 'accounts' || usedColumns(columns).some((column) => cells[column]?.trim());
  return isOther || ibanColumn === -1 ? null : ibanIn(cells[ibanColumn] ?? '');
}

/** The result of a sum or of the header once more; null for any other row. */
export function lineWithoutAccount(cells: readonly string[], columns: Columns): RowResult | null {
  const used = usedColumns(columns).map((column) => cells[column] ?? '');
  const namesColumn = (cell: string) =>
    !/\d/.test(cell) && Object.values(COLUMN_NAMES).some((name) => name.test(cell.trim()));
  if (used.length > 0 && used.every(namesColumn)) return bareResult('header-again', reasonTexts.headerAgain);
  const word = sumWord(cells, used);
  return word === null ? null : bareResult('sum-line', reasonTexts.sumLine(word));
}

/**
 * Finds the cell that marks a row as a sum. Call it only for rows whose numbers cannot be read.
 *
 * @param used the cells of the bank code, account number or IBAN. If one contains anything else, the row may be about an
 *   account: `Total;unbekannt;folgt`
 * @returns null if the row is not a sum
 */
function sumWord(cells: readonly string[], used: readonly string[]): string | null {
  if (used.some((cell) => cell.trim() !== '' && !SUM.test(cell.trim()))) return null;
  return cells.map((cell) => cell.trim()).find((cell) => SUM.test(cell)) ?? null;
}

/** The result of the used cells alone. */
export function convertUsedCells(
  directory: BankDirectory,
  cells: readonly string[],
  columns: Columns,
): RowResult {
  switch (columns.kind) {
    case 'accounts':
      return fromTwoCells(directory, cells[columns.bankCode] ?? '', cells[columns.accountNumber] ?? '');
    case 'combined':
      return fromOneCell(directory, cells[columns.cell] ?? '');
    case 'ibans':
      return resultOfIban(directory, cells[columns.iban] ?? '');
    case 'none':
      return bareResult('no-iban', '');
  }
}

/** Whether bank code and account number are swapped, judged by the bank data. If the check digit fails, a digit may be wrong instead. */
function areSwapped(directory: BankDirectory, bankCodeCell: string, accountNumberCell: string): boolean {
  const { digits: account } = readAccountNumber(bankCodeCell);
  const { digits: bankCode } = readBankCode(accountNumberCell);
  // A shorter number is a branch.
  if (account === null || account.length < 4 || bankCode === null) return false;
  if (directory.find(account) !== undefined || directory.find(bankCode) === undefined) return false;
  return resolveNumbers(directory, { bankCode, accountNumber: account }).accountCheck?.verdict !== 'invalid';
}

function fromTwoCells(directory: BankDirectory, bankCodeCell: string, accountNumberCell: string): RowResult {
  const bankCode = readBankCode(bankCodeCell);
  const accountNumber = readAccountNumber(accountNumberCell);
  const isKnown = bankCode.digits !== null && directory.find(bankCode.digits) !== undefined;
  if (!isKnown && areSwapped(directory, bankCodeCell, accountNumberCell))
    return unreadable('swapped', accountNumberCell);
  if (bankCode.digits !== null && accountNumber.digits !== null) {
    const repairs = [...bankCode.repairs, ...accountNumber.repairs];
    return fromDigits(directory, bankCode.digits, accountNumber.digits, repairs);
  }
  const ibans = new Set([bankCodeCell, accountNumberCell].flatMap((cell) => ibanIn(cell) ?? []));
  const [iban] = ibans;
  if (ibans.size > 1) return unreadable('two-ibans', bankCodeCell);
  if (iban !== undefined)
    return contradicts(iban, bankCode, accountNumber)
      ? unreadable('contradiction', iban)
      : repaired(resultOfIban(directory, iban), ['iban-instead']);
  const isMissing = [bankCode, accountNumber].map(
    (read) => read.digits === null && read.problem.endsWith('-missing'),
  );
  const isAlone = isMissing[0] !== isMissing[1];
  const written = [bankCode.digits ?? bankCodeCell, accountNumber.digits ?? accountNumberCell];
  const isReadable = mayHoldBoth(written) && !hasOtherWords(accountNumberCell);
  const numbers = isReadable ? certainNumbers(directory, written) : null;
  if (numbers !== null) {
    const read = fromDigits(directory, ...numbers, [isAlone ? 'one-cell' : 'words']);
    return { ...read, reason: read.reason.replace(repairTexts.words, leftOutText(written, numbers)) };
  }
  const doubtful = [bankCodeCell, accountNumberCell].find((cell) => cell.search(DOUBTFUL_WORDS) >= 0);
  if (doubtful !== undefined) return unreadable('doubt', doubtful);
  const [filled, cell] = isMissing[0] ? [accountNumber, accountNumberCell] : [bankCode, bankCodeCell];
  const isUnclear = filled.digits === null && filled.problem === 'unclear-separators';
  if (isAlone && isUnclear && /(?:\d\D*){12}/.test(cell)) return unreadable('both-in-one', cell);
  if (bankCode.digits === null) return unreadable(bankCode.problem, bankCodeCell);
  return unreadable(
    accountNumber.digits === null ? accountNumber.problem : 'not-told-apart',
    accountNumberCell,
  );
}

/** Whether there are digits enough for a bank code and an account number, or for the latter and a BIC, and both may be clear. */
function mayHoldBoth([bankCode = '', account = '']: readonly string[]): boolean {
  if (/^\d{1,12}$/.test(bankCode) && bankCode.length !== BANK_CODE_LENGTH) return false;
  return /(?:\d\D*){9}|[a-z]{4}de/i.test(`${bankCode} ${account}`);
}

/** Whether one of the two cells has a number that differs from the IBAN's. */
function contradicts(iban: string, bankCode: ReadNumber, accountNumber: ReadNumber): boolean {
  const isGerman = iban.startsWith('DE');
  return (
    (bankCode.digits !== null && !(isGerman && iban.slice(4, 12) === bankCode.digits)) ||
    (accountNumber.digits !== null &&
      !(isGerman && iban.slice(12) === accountNumber.digits.padStart(10, '0')))
  );
}

function fromOneCell(directory: BankDirectory, cell: string): RowResult {
  if (ibanIn(cell) !== null) return repaired(resultOfIban(directory, cell), ['iban-instead']);
  const numbers = certainIn(readCells(directory, [cell]));
  if (numbers !== null) return fromDigits(directory, ...numbers, []);
  const isOneNumber = !/\d/.test(cell) || /^\s*\d{1,10}\s*$/.test(cell);
  const isRounded = /^\s*\d{15}000\s*$/.test(cell);
  return unreadable(
    isOneNumber ? 'account-number-missing' : isRounded ? 'perhaps-rounded' : 'not-told-apart',
    cell,
  );
}

function fromDigits(
  directory: BankDirectory,
  bankCode: string,
  accountNumber: string,
  repairs: readonly Repair[],
): RowResult {
  return repaired(fromResolution(resolveNumbers(directory, { bankCode, accountNumber })), repairs);
}

/** Puts the repairs before the reason. */
export function repaired(result: RowResult, repairs: readonly Repair[]): RowResult {
  if (repairs.length === 0) return result;
  const words = [...new Set(repairs)].map((repair) => repairTexts[repair]);
  return {
    ...result,
    isRepaired: true,
    reason: [...words, result.reason].filter((text) => text !== '').join(' '),
  };
}
