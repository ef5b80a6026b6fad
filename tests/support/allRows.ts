import type { Conversion } from '../../src/features/ibanList/convert/convertTable.ts';
import type { RowShape } from '../../src/features/ibanList/convert/rowShape.ts';
import { type RowToShow, readRows } from '../../src/features/ibanList/rows/readRows.ts';

/** All rows of a result. Only for tests, because a list may have a million. */
export async function allRows(
  { csv, index, summary }: Conversion,
  { format, columnCount }: Pick<RowShape, 'format' | 'columnCount'>,
): Promise<RowToShow[]> {
  const list = { csv, index, columnCount, headerRow: format.headerRow, rowCount: summary.rowCount };
  const rows = Array.from({ length: summary.rowCount }, (_, row) => row);
  return readRows(list, rows);
}
