import type { Columns } from '../cells/columns.ts';
import type { RowResult } from '../convert/rowOutcome.ts';
import type { Question } from '../questions/question.ts';

/** What a visitor has typed for a row, and its result. The cells of the list stay as they are. */
export interface Correction {
  /** In the order of `usedColumns`. */
  readonly values: readonly string[];
  readonly result: RowResult;
  /** The question of which the row was read by one answer for all; not set for a row that was typed. */
  readonly question?: Question;
}

/** The values with which a row gets these numbers. */
export function valuesOf(
  { kind }: Columns,
  { bankCode, accountNumber }: { readonly bankCode: string; readonly accountNumber: string },
): readonly string[] {
  return kind === 'accounts' ? [bankCode, accountNumber] : [`${bankCode} ${accountNumber}`];
}
