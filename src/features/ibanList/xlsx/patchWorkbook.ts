import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { ListError } from '../worker/failure.ts';
import { type Package, readPart, SHEET_LIMIT } from './openPackage.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { ResultRows } from './resultRows.ts';
import { SheetExtent } from './sheetExtent.ts';
import { SheetPatcher } from './sheetPatcher.ts';
import { SheetWalker } from './sheetWalker.ts';
import { copyEntry, packEntry, writeZip, XLSX_TYPE } from './writeZip.ts';
import { XmlScanner } from './xmlScanner.ts';
import type { ZipEntry } from './zipDirectory.ts';

/**
 * Adds the columns of the result to a sheet of an XLSX file. All other parts are copied without being unpacked. The
 * sheet is copied except for the new cells, the widths of their columns and the ranges that include them.
 *
 * @param results a result for each row of the sheet's text (`SheetText`)
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function patchWorkbook(
  source: Blob,
  sheetIndex: number,
  headerRow: number,
  results: ResultRows,
  onRead: (packedBytes: number) => void,
): Promise<Blob> {
  const workbook = await openWorkbook(source);
  const sheet = workbook.sheets[sheetIndex]?.entry;
  if (sheet === undefined) throw new ListError('file-changed');
  const { prefix, extent } = await measure(workbook.package, sheet, onRead);
  const firstColumn = extent.firstFreeColumn(RESULT_COLUMNS.length, Math.max(1, headerRow));
  const patcher = new SheetPatcher({ prefix, firstColumn, headerRow, results });
  const entries = [];
  for (const entry of workbook.package.entries)
    entries.push(
      entry === sheet
        ? await packEntry(entry, patch(workbook.package, entry, patcher, onRead))
        : await copyEntry(source, entry),
    );
  return writeZip(entries, XLSX_TYPE);
}

async function measure(of: Package, sheet: ZipEntry, onRead: (packedBytes: number) => void) {
  const extent = new SheetExtent();
  const walker = new SheetWalker(extent);
  const scanner = new XmlScanner(walker);
  for await (const piece of readPart(of, sheet, SHEET_LIMIT, onRead)) scanner.write(piece);
  scanner.end();
  return { extent, prefix: walker.prefix };
}

async function* patch(
  of: Package,
  sheet: ZipEntry,
  patcher: SheetPatcher,
  onRead: (packedBytes: number) => void,
): AsyncGenerator<string> {
  const scanner = new XmlScanner(new SheetWalker(patcher));
  let isFirst = true;
  for await (const piece of readPart(of, sheet, SHEET_LIMIT, onRead)) {
    const text = patcher.takePiece(scanner.write(piece));
    yield isFirst ? inUtf8(text) : text;
    isFirst = false;
  }
  yield patcher.takePiece(scanner.end());
}

/** A UTF-16 part is written as UTF-8, so its XML declaration must not name UTF-16. */
function inUtf8(beginning: string): string {
  return beginning.replace(/^(\uFEFF?<\?xml[^>]*encoding\s*=\s*["'])utf-16(?:le|be)?/i, '$1UTF-8');
}
