import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { resolveNumbers } from './fromResolution.ts';
import { areMoved } from './movedCells.ts';
import { objectionOf } from './otherCells.ts';
import type { Evidence } from './otherColumn.ts';
import { readCells } from './readCells.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';

const MAY_BE_READ: ReadonlySet<RowOutcome> = new Set(['unreadable', 'unknown-bank']);

/** The result of a row with what its other cells say against it. Of one that an answer may read, its own reason is kept. */
export function judged(
  directory: BankDirectory,
  own: RowResult,
  cells: readonly string[],
  columns: Columns,
  evidence: Evidence | null,
): RowResult {
  if (evidence === null) return own;
  const hasIban = own.iban !== '';
  if (!hasIban && !MAY_BE_READ.has(own.outcome)) return own;
  const iban = hasIban ? own.iban : meantIn(directory, cells, columns);
  // Of a foreign or unknown bank nothing is known that a name could contradict.
  const hasBank = iban.startsWith('DE') && directory.find(iban.slice(4, 12)) !== undefined;
  const others = evidence.others.filter(({ isOfBank }) => hasBank || !isOfBank);
  const objection = objectionOf(directory, iban, cells, columns, { ...evidence, others });
  if (hasIban)
    return objection ?? (areMoved(cells, columns, evidence.others) ? unreadable('cells-too-few', '') : own);
  if (objection === null || objection.reason.startsWith(own.reason)) return own;
  return { ...own, reason: `${own.reason} ${objection.reason}` };
}

/** The IBAN of the likeliest reading of the used cells, if possible that of a known bank; empty if it lacks a number. */
function meantIn(directory: BankDirectory, cells: readonly string[], columns: Columns): string {
  const used = usedColumns(columns).map((column) => cells[column] ?? '');
  const { readings } = readCells(directory, used);
  const isOfBank = (code: string | null) => code !== null && directory.find(code) !== undefined;
  const likeliest = readings.find((each) => isOfBank(each.bankCode)) ?? readings[0];
  const { bankCode = null, accountNumber = null } = likeliest ?? {};
  if (bankCode === null || accountNumber === null) return '';
  const { bankIbanIfAccountIsRight, formulaIban } = resolveNumbers(directory, { bankCode, accountNumber });
  return bankIbanIfAccountIsRight ?? formulaIban;
}
