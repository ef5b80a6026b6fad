import { quotedCell } from '../../../table/writeCell.ts';
import { type Columns, columnsOf } from '../cells/columns.ts';
import type { Conversion } from '../convert/convertTable.ts';
import type { RowResult } from '../convert/rowOutcome.ts';
import type { Question } from '../questions/question.ts';
import type { ConvertRequest } from '../worker/protocol.ts';
import { readRows } from './readRows.ts';

/** What a visitor has typed for a row, and its result. The cells of the list stay as they are. */
export interface Correction {
  /** In the order of `usedColumns`. */
  readonly values: readonly string[];
  readonly result: RowResult;
  /** The question of which the row was read by one answer for all; not set for a row that was typed. */
  readonly question?: Question;
}

/** A list of one row with these values in the used columns: it is converted like any other. */
export function correctedList(request: ConvertRequest, values: readonly string[]): ConvertRequest {
  return {
    ...request,
    source: new Blob([`${values.map(quotedCell).join(';')}\r\n`]),
    format: { encoding: 'utf-8', delimiter: ';', headerRow: 0, rowWidth: 0, isWellFormed: true },
    columnCount: values.length,
    wholeRows: { filledColumns: [], mostDigits: [] },
    columns: columnsOf(request.columns.kind, [0, 1]),
  };
}

/** The values with which a row gets these numbers. */
export function valuesOf(
  { kind }: Columns,
  { bankCode, accountNumber }: { readonly bankCode: string; readonly accountNumber: string },
): readonly string[] {
  return kind === 'accounts' ? [bankCode, accountNumber] : [`${bankCode} ${accountNumber}`];
}

/** The result of a list of one row. */
export async function onlyResult({ csv, index }: Conversion, columnCount: number): Promise<RowResult> {
  const [row] = await readRows({ csv, index, columnCount, headerRow: 0, rowCount: 1 }, [0]);
  if (row === undefined) throw new Error('a corrected row has no result');
  return row.result;
}
