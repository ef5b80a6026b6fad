import { BIC } from '../../../domain/account/bic.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { isPlaceholder, namesBank } from '../../../domain/reading/words.ts';
import type { Columns } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import { isFilled } from '../worker/tableShape.ts';
import { isNumeric, KINDS } from './cellKinds.ts';
import { isOfOtherThings, isRemark, MARKED, SIGNS, saysMore, speaksAgainst } from './notes.ts';
import { type Evidence, type OtherColumn, PERSON } from './otherColumn.ts';
import {
  furtherNumbers,
  hasOtherNumber,
  isElsewhere,
  isOtherNumber,
  isSwapped,
  mayBeCutOff,
  namesOtherAccount,
  repeats,
} from './otherNumbers.ts';
import {
  banksOf,
  isBankAlone,
  isNameOf,
  isOfBanks,
  isOtherBank,
  saysOfBank,
  withoutOld,
} from './readCells.ts';
import type { RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';
import { looksUnusual } from './usualForm.ts';

/** Alone in a cell of remarks, any other sign may be a question. */
const PLAIN_SIGN = /^[-–—.✓✔☑✅]$/u;

/** Whether a cell says anything of the account that cannot be seen from its digits and words of doubt alone. */
export function problemOfWords(
  directory: BankDirectory,
  cell: string,
  bankCodes: readonly string[],
  { harmless, isOfBank, notes, usual, usualClass, form }: OtherColumn,
  iban = '',
): RowProblem | null {
  if (cell === '') return null;
  if (harmless !== null) return harmless.test(cell) ? null : 'doubt';
  if (isOfBank) {
    const isMore = (code: string) => saysMore(withoutOld(cell), (word) => isNameOf(directory, word, code));
    if (bankCodes.every(isMore)) return 'doubt';
    const isOther = (part: string) =>
      bankCodes.every((code) => {
        const says = saysOfBank(directory, part, code);
        return says === 'other' || (says === null && part === cell && isOtherBank(directory, cell, code));
      });
    const isKnownNumber = (digits: string) => bankCodes.includes(digits) || iban.includes(digits, 2);
    const numbers = cell.match(/\d{6,}/g) ?? [];
    if ([cell, ...cell.split(/ ?[/|;,()] ?/)].some(isOther) || !numbers.every(isKnownNumber))
      return 'contradiction';
    const isKnown =
      isOfBanks(directory, cell) || bankCodes.some((code) => isBankAlone(directory, cell, code));
    return isKnown ? null : 'doubt';
  }
  // In most rows, it is the bank of whoever made the list.
  if (cell !== usualClass && namesOtherBank(directory, cell, bankCodes)) return 'contradiction';
  if (notes !== 'all' && isNumeric(usual)) return isOfOtherThings(cell) ? null : 'note';
  if (notes === 'statements')
    return (isRemark(cell) || looksUnusual(cell, form)) && !isTown(directory, cell) ? 'note' : null;
  if (notes === null || (notes === 'names' && PERSON.test(cell))) return null;
  const isBic = BIC.test(cell);
  const isOf = (code: string) =>
    isNameOf(directory, cell, code) || (isBic && saysOfBank(directory, cell, code) === 'same');
  if (isBic || namesBank(cell)) return bankCodes.some(isOf) ? null : 'note';
  const isPlain = /[\p{L}\d]/u.test(cell) ? !MARKED.test(cell) : PLAIN_SIGN.test(cell);
  return isPlain && isOfOtherThings(cell) && !SIGNS.test(cell) ? null : 'note';
}

const BIC_IN_CELL = /(?<![\p{L}\p{N}])[A-Z]{4}DE[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\p{N}])/gu;

/** Whether a part of a cell is another bank: `Heinz Böhm, Frankfurter Spk`, `(MANSDE66)`. */
function namesOtherBank(directory: BankDirectory, cell: string, bankCodes: readonly string[]): boolean {
  const parts = [...(cell.match(BIC_IN_CELL) ?? []), ...(namesBank(cell) ? cell.split(/ ?[/|;,()] ?/) : [])];
  const isOther = (part: string) => bankCodes.every((code) => saysOfBank(directory, part, code) === 'other');
  return parts.some(isOther);
}

/** `Halle (Saale)`, `Frankfurt, Oder`: both words are in names of banks. */
const isTown = (directory: BankDirectory, cell: string) =>
  /^\p{Lu}\p{Ll}+(?: \(|, )\p{Lu}\p{Ll}+\)?$/u.test(cell) && isOfBanks(directory, cell);

/** All that the other cells of a row say against its account; null if nothing. */
export function objectionOf(
  directory: BankDirectory,
  iban: string,
  cells: readonly string[],
  columns: Columns,
  { others }: Evidence,
) {
  const accountColumn = columns.kind === 'accounts' ? columns.accountNumber : Number.NaN;
  const account = (cells[accountColumn] ?? '').trim();
  const written = columns.kind === 'accounts' ? [(cells[columns.bankCode] ?? '').trim()] : [];
  const known = written.filter((one) => directory.find(one) !== undefined);
  // The head of an IBAN, or the wrong column.
  const [code = ''] = written;
  if (code !== '' && account.replace(/^0+/, '').startsWith(code)) return unreadable('contradiction', account);
  if (isPlaceholder(account) || isPlaceholder(iban.slice(12)))
    return unreadable('placeholder', account || iban);
  const objections: RowResult[] = [];
  const notes: string[] = [];
  for (const column of others) {
    const cell = cells[column.index]?.trim() ?? '';
    if (cell === '') continue;
    const problem =
      (column.isSubAccount ? problemOfSubAccount(directory, cell, iban, account) : null) ??
      (mayBeCutOff(cell, column.index - accountColumn, column) ? 'sub-account' : null) ??
      (column.isSecondAccount || speaksInRow(cell, column) ? 'doubt' : null) ??
      problemOfWords(directory, cell, [iban.slice(4, 12), ...known], column, iban) ??
      (isOfOtherAccount(directory, cell, iban, account, columns, column) ? 'contradiction' : null);
    if (problem === 'note') notes.push(cell);
    else if (problem !== null) {
      const bank = problem === 'contradiction' ? directory.find(iban.slice(4, 12))?.name : undefined;
      objections.push(unreadable(problem, cell, bank));
    }
  }
  if (notes.length > 0) objections.push(unreadable('note', notes.join(' · ')));
  const [first] = objections;
  // One answer covers all of them.
  return first ? { ...first, reason: objections.map(({ reason }) => reason).join(' ') } : null;
}

function speaksInRow(cell: string, { isOfBank, notes, usualClass }: OtherColumn): boolean {
  if (isOfBank || (notes === 'all' && isOfOtherThings(cell))) return SIGNS.test(cell);
  // `Bisher` is no name where most cells are the same class.
  const isOtherClass = usualClass !== undefined && cell !== usualClass && /^\p{Lu}\p{Ll}+$/u.test(cell);
  return speaksAgainst(isOtherClass ? cell.toLowerCase() : cell);
}

function problemOfSubAccount(
  directory: BankDirectory,
  cell: string,
  iban: string,
  account: string,
): RowProblem | null {
  const fits = (accountNumber: string) =>
    banksOf(directory).check({ bankCode: iban.slice(4, 12), accountNumber }) === 'fits';
  const isWhole = () => fits(account) && !fits(account + cell);
  const isPart = /^\d+$/.test(cell) && !(/^00+$/.test(cell) && (iban.endsWith(account + cell) || isWhole()));
  return isPart ? 'sub-account' : null;
}

/** The end of an account, whose other digits are hidden: `****1209`, `… 7062`, `xxx510`. */
const MASKED = /(?:[*•…]|x{3}|[-_#.]{3}) ?\d{3}/i;

/** The beginning of an IBAN, but no VAT number and no creditor identifier: `IBAN: DE94 4005 0150 …` */
const IBAN_HEAD = /(?<![\p{L}\p{N}])DE\d\d(?!\d{7}(?!\d))(?: ?\d){0,17}(?![\p{L}\d]| ?\d)/u;

function isOfOtherAccount(
  directory: BankDirectory,
  cell: string,
  iban: string,
  account: string,
  columns: Columns,
  { isOfBank, isRepeated, isExplained, isOfNumbers, mostNumbers, usualLength }: OtherColumn,
): boolean {
  const isMasked = !isExplained && MASKED.test(cell);
  if ((isRepeated || isMasked) && repeats(directory, iban, cell) === false) return true;
  const [head = ''] = IBAN_HEAD.exec(cell) ?? [];
  if (!iban.startsWith(head.replaceAll(' ', '').slice(0, iban.length))) return true;
  if (isOfBank) return false;
  if (namesOtherAccount(directory, cell, iban, columns)) return true;
  if (furtherNumbers(cell, mostNumbers).some((number) => isOtherNumber(number, iban))) return true;
  if (isOfNumbers)
    return !isRepeated && (isElsewhere(cell, account) || isSwapped(cell, usualLength, account));
  return hasOtherNumber(directory, cell, iban);
}

/** The cell of the first column that usually contains words. */
export function nameOf(cells: readonly string[], evidence: Evidence | null): string {
  const name = evidence?.others.find(({ usual, notes }) => usual === KINDS.words && notes !== 'all');
  return name === undefined ? '' : (cells[name.index] ?? '');
}

/** Whether a row has neither the cell that nearly all begin with nor a name. */
export function lacksName(cells: readonly string[], evidence: Evidence): boolean {
  return evidence.beginsFilled && !isFilled(cells[0]) && !isFilled(nameOf(cells, evidence));
}
