import type { AccountNumber, BankCode } from '../../../domain/account/account.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import { type Columns, usedColumns } from '../cells/columns.ts';
import { areMoved } from './movedCells.ts';
import { objectionOf } from './otherCells.ts';
import type { Evidence } from './otherColumn.ts';
import { readCells } from './readCells.ts';
import type { RowOutcome, RowResult } from './rowOutcome.ts';
import { unreadable } from './rowTexts.ts';

const MAY_BE_READ: ReadonlySet<RowOutcome> = new Set(['unreadable', 'unknown-bank']);

/** The result of a row against which its other cells speak; null if none does. Of one that an answer may read, both reasons are kept. */
export function judged(
  directory: BankDirectory,
  own: RowResult,
  cells: readonly string[],
  columns: Columns,
  evidence: Evidence,
): RowResult | null {
  if (own.iban !== '') {
    const moved = () => (areMoved(cells, columns, evidence.others) ? unreadable('cells-too-few', '') : null);
    return objectionOf(directory, own.iban, cells, columns, evidence) ?? moved();
  }
  const used = usedColumns(columns).map((column) => cells[column] ?? '');
  const [meant] = MAY_BE_READ.has(own.outcome) ? readCells(directory, used).readings : [];
  if (meant?.bankCode == null || meant.accountNumber === null) return null;
  const account = meant.accountNumber.padStart(10, '0') as AccountNumber;
  const { bank, formulaIban, bankIbanIfAccountIsRight } = resolveIban(
    directory,
    meant.bankCode as BankCode,
    account,
  );
  // An unknown bank has no name.
  const others = evidence.others.filter(({ isOfBank }) => bank !== null || !isOfBank);
  const objection = objectionOf(directory, bankIbanIfAccountIsRight ?? formulaIban, cells, columns, {
    ...evidence,
    others,
  });
  return objection && objection.reason !== own.reason
    ? { ...own, reason: `${own.reason} ${objection.reason}` }
    : null;
}
