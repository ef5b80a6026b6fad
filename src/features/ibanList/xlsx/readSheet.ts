import type { CellContext } from './cellText.ts';
import { readPart, SHEET_LIMIT } from './openPackage.ts';
import type { Sheet, Workbook } from './openWorkbook.ts';
import { readSharedTexts } from './readSharedTexts.ts';
import { readCellFormats } from './readStyles.ts';
import { SheetRows } from './sheetRows.ts';
import { SheetText } from './sheetText.ts';
import { SheetWalker } from './sheetWalker.ts';
import { XmlScanner } from './xmlScanner.ts';

export interface ReadSheet {
  /** In `SHEET_TEXT_FORMAT`. */
  readonly text: Blob;
  readonly rowCount: number;
  /** Number of formulas without a stored result. */
  readonly uncalculatedCount: number;
}

/** Called after each piece, with the number of packed bytes read since the last call. */
export type OnRead = (packedBytes: number, rows: number) => void;

export async function readCellContext(workbook: Workbook, onRead: OnRead): Promise<CellContext> {
  return {
    sharedTexts: await readSharedTexts(workbook.package, workbook.sharedTexts, (bytes) => onRead(bytes, 0)),
    formats: await readCellFormats(workbook.package, workbook.styles),
    countsFrom1904: workbook.countsFrom1904,
  };
}

/**
 * Reads a sheet as text. If its first row is not the widest, for example below a title, it is read again with the width
 * known.
 *
 * @param enoughRows number of rows after which reading stops
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function readSheet(
  workbook: Workbook,
  sheet: Sheet,
  context: CellContext,
  onRead: OnRead,
  enoughRows = Infinity,
  width = 0,
): Promise<ReadSheet> {
  const text = new SheetText(width);
  const rows = new SheetRows(context, (row, cells) => text.add(row, cells));
  const scanner = new XmlScanner(new SheetWalker(rows));
  let isWhole = true;
  const pieces = readPart(workbook.package, sheet.entry, SHEET_LIMIT, (bytes) =>
    onRead(bytes, rows.rowCount),
  );
  for await (const piece of pieces) {
    scanner.write(piece);
    isWhole = rows.rowCount < enoughRows;
    if (!isWhole) break;
  }
  if (isWhole) scanner.end();
  const { rowCount, columnCount, uncalculatedCount } = rows;
  if (!text.isEven) return readSheet(workbook, sheet, context, onRead, enoughRows, columnCount);
  return { text: text.toBlob(), rowCount, uncalculatedCount };
}
