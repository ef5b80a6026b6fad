import type { Conversion } from '../convert/convertTable.ts';
import type { RowShape } from '../convert/rowConverter.ts';
import { type RowToShow, readRows } from './readRows.ts';
import { indexRows } from './rowIndex.ts';

/** All rows of a result. For tests: a list may have a million. */
export async function allRows(
  { csv, summary }: Conversion,
  { format, columnCount }: Pick<RowShape, 'format' | 'columnCount'>,
): Promise<RowToShow[]> {
  const list = { csv, columnCount, headerRow: format.headerRow, rowCount: summary.rowCount };
  const rows = Array.from({ length: summary.rowCount }, (_, row) => row);
  return readRows(list, await indexRows(list), rows);
}
