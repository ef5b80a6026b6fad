import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { ListError } from '../worker/failure.ts';
import type { WriteRequest } from '../worker/protocol.ts';
import { EXCEL_COLUMNS } from './cellReference.ts';
import { type Results, SheetPatcher } from './sheetPatcher.ts';
import type { UsedCells } from './sheetRows.ts';
import { SheetWalker } from './sheetWalker.ts';
import { openWorkbook, SHEET_LIMIT } from './workbook.ts';
import { XmlScanner } from './xmlScanner.ts';
import { unpackText, ZipOfParts } from './zip.ts';

/**
 * Adds the columns of the result to a sheet of an XLSX file. All other parts are copied without being unpacked. The
 * sheet is copied except for the new cells and the widths of their columns.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function patchWorkbook(
  { source, sheet, ...used }: NonNullable<WriteRequest['spreadsheet']>,
  results: Results,
  onRead: (packedBytes: number) => void,
): Promise<Blob> {
  const { entries, sheets } = await openWorkbook(source);
  const firstColumn = firstFreeColumn(used, Math.max(1, results.headerRow));
  const zip = new ZipOfParts();
  for (const entry of entries)
    if (entry === sheets[sheet]?.entry) {
      const pieces = unpackText(entry, SHEET_LIMIT, onRead);
      await zip.add(entry.filename, patched(pieces, firstColumn, results));
    } else await zip.copy(entry);
  return zip.close();
}

async function* patched(
  pieces: AsyncIterable<string>,
  firstColumn: number,
  results: Results,
): AsyncGenerator<string> {
  const patcher = new SheetPatcher(firstColumn, results);
  const scanner = new XmlScanner(new SheetWalker(patcher));
  for await (const piece of pieces) yield patcher.takePiece(scanner.write(piece));
  yield patcher.takePiece(scanner.end());
}

/**
 * The first of the free columns for the result. No merged region from this row on overlaps them, because it would hide
 * their content.
 *
 * @throws ListError `no-room-in-excel` if the sheet has no columns left for the result
 */
function firstFreeColumn({ columnCount, merged }: UsedCells, fromRow: number): number {
  let first = columnCount + 1;
  const regions = merged
    .filter(([, last]) => last.row >= fromRow)
    .sort(([one], [other]) => one.column - other.column);
  for (const [from, to] of regions)
    if (from.column < first + RESULT_COLUMNS.length && to.column >= first) first = to.column + 1;
  if (first + RESULT_COLUMNS.length - 1 > EXCEL_COLUMNS) throw new ListError('no-room-in-excel');
  return first;
}
