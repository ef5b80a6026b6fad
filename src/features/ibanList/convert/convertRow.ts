import type { AccountNumber } from '../../../domain/accountNumber.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import { readIban } from '../../../domain/readIban.ts';
import { resolveIban } from '../../../domain/resolveIban.ts';
import type { Columns } from '../cells/columns.ts';
import type { CellProblem, Repair } from '../cells/damage.ts';
import { readAccountNumber } from '../cells/readAccountNumber.ts';
import { readBankCode } from '../cells/readBankCode.ts';
import { readCombined } from '../cells/readCombined.ts';
import { checkIban } from './checkIban.ts';
import { fromResolution } from './fromResolution.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';
import { problemTexts, repairTexts } from './rowTexts.ts';

/** Finds what is to be appended to a row. Every row gets an answer; none throws. */
export function convertRow(directory: BankDirectory, cells: readonly string[], columns: Columns): RowResult {
  if (cells.every((cell) => cell.trim() === '')) return nothing('empty', '');
  switch (columns.kind) {
    case 'accounts':
      return fromTwoCells(directory, cells[columns.bankCode] ?? '', cells[columns.accountNumber] ?? '');
    case 'combined':
      return fromOneCell(directory, cells[columns.cell] ?? '', []);
    case 'ibans':
      return checkIban(directory, cells[columns.iban] ?? '');
  }
}

function fromTwoCells(directory: BankDirectory, bankCodeCell: string, accountNumberCell: string): RowResult {
  const bankCode = readBankCode(bankCodeCell);
  const accountNumber = readAccountNumber(accountNumberCell);
  if (bankCode.digits !== null && accountNumber.digits !== null) {
    const repairs = [...bankCode.repairs, ...accountNumber.repairs];
    return fromDigits(directory, bankCode.digits, accountNumber.digits, repairs);
  }
  for (const cell of [accountNumberCell, bankCodeCell])
    if (readIban(cell) !== null) return repaired(checkIban(directory, cell), ['iban-instead']);
  // Both in one of the two cells, whatever stands in the other.
  for (const cell of [bankCodeCell, accountNumberCell]) {
    const both = readCombined(cell, (digits) => directory.find(digits) !== undefined);
    if (both.bankCode !== null && directory.find(both.bankCode))
      return fromOneCell(directory, cell, ['one-cell']);
  }
  if (bankCode.digits === null) return unreadable(bankCode.problem, bankCodeCell);
  return accountNumber.digits === null
    ? unreadable(accountNumber.problem, accountNumberCell)
    : nothing('unreadable', '');
}

function fromOneCell(directory: BankDirectory, cell: string, repairs: readonly Repair[]): RowResult {
  if (readIban(cell) !== null) return repaired(checkIban(directory, cell), ['iban-instead']);
  const both = readCombined(cell, (digits) => directory.find(digits) !== undefined);
  if (both.bankCode === null) return unreadable(both.problem, cell);
  return fromDigits(directory, both.bankCode, both.accountNumber, [...repairs, ...both.repairs]);
}

function fromDigits(
  directory: BankDirectory,
  bankCode: string,
  accountNumber: string,
  repairs: readonly Repair[],
): RowResult {
  const account = accountNumber.padStart(10, '0') as AccountNumber;
  return repaired(fromResolution(resolveIban(directory, bankCode as BankCode, account)), repairs);
}

function repaired(result: RowResult, repairs: readonly Repair[]): RowResult {
  if (repairs.length === 0) return result;
  const words = [...new Set(repairs)].map((repair) => repairTexts[repair]);
  return {
    ...result,
    isRepaired: true,
    reason: [...words, result.reason].filter((text) => text !== '').join(' '),
  };
}

function unreadable(problem: CellProblem, cell: string): RowResult {
  return nothing('unreadable', problemTexts[problem](shortened(cell)));
}

/** A cell may hold a whole letter; its first words are enough to find it. */
function shortened(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function nothing(outcome: RowOutcome, reason: string): RowResult {
  return { outcome, iban: '', bic: '', bank: '', reason, isRepaired: false };
}
