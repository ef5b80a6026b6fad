import { OutputBuffer } from '../convert/outputBuffer.ts';
import type { CellContext } from './cellText.ts';
import { type Merged, SheetRows, type UsedCells } from './sheetRows.ts';
import { SheetWalker } from './sheetWalker.ts';
import { SHEET_LIMIT, type Sheet, type Workbook } from './workbook.ts';
import { XmlScanner } from './xmlScanner.ts';
import { unpackText } from './zip.ts';

export interface ReadSheet extends UsedCells {
  /** The text in `SHEET_TEXT_FORMAT` (`worker/openTable.ts`). */
  readonly text: Blob;
  readonly rowCount: number;
}

/**
 * Reads a sheet as text. It is read again with what is known only at its end: the merged cells, and the width if the
 * first row is not the widest, for example a title.
 *
 * @param onRead called after each piece, with the number of packed bytes read since the last call
 * @param enoughRows number of rows after which reading stops
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function readSheet(
  workbook: Workbook,
  sheet: Sheet,
  context: CellContext,
  onRead: (packedBytes: number) => void,
  enoughRows = Infinity,
  width = 0,
  merged: readonly Merged[] = [],
): Promise<ReadSheet> {
  const text = new SheetText(width);
  const rows = new SheetRows(context, merged, (row, cells) => text.add(row, cells));
  const scanner = new XmlScanner(new SheetWalker(rows));
  let isWhole = true;
  for await (const piece of unpackText(sheet.entry, SHEET_LIMIT, onRead)) {
    scanner.write(piece);
    isWhole = rows.rowCount < enoughRows;
    if (!isWhole) break;
  }
  if (isWhole) scanner.end();
  const { rowCount, columnCount, uncalculatedCount } = rows;
  const isNews = merged.length === 0 && rows.merged.some(([first, last]) => first.row < last.row);
  if (!text.isEven || isNews)
    return readSheet(workbook, sheet, context, onRead, enoughRows, columnCount, rows.merged);
  return { text: text.toBlob(), rowCount, columnCount, merged: rows.merged, uncalculatedCount };
}

/**
 * A sheet as text for the conversion. Line n is row n of the sheet, so that results can be assigned to rows; empty rows
 * are empty lines. All other rows are padded to the widest row before them, because a different width would look like
 * shifted cells.
 */
class SheetText {
  readonly #output = new OutputBuffer();
  #lines = 0;
  #width: number;
  #firstWidth = 0;

  /** @param width cells of the widest row; 0 if unknown */
  constructor(width: number) {
    this.#width = width;
    // With this byte order mark, one at the start of the first cell is read as content.
    this.#output.write('\uFEFF');
  }

  add(row: number, cells: readonly string[]): void {
    for (; this.#lines < row - 1; this.#lines += 1) this.#output.write('\r\n');
    this.#lines = row;
    this.#width = Math.max(1, this.#width, cells.length);
    if (this.#firstWidth === 0) this.#firstWidth = this.#width;
    const missing = this.#width - Math.max(1, cells.length);
    this.#output.write(`${cells.map(csvCell).join(';')}${';'.repeat(missing)}\r\n`);
  }

  /** Whether no row was wider than the first. */
  get isEven(): boolean {
    return this.#firstWidth === this.#width;
  }

  toBlob(): Blob {
    return this.#output.toBlob('text/csv');
  }
}

/**
 * `writtenCell` is not used here, because this text is parsed again and must not contain apostrophes that the sheet
 * does not have. `sep=,` in quotes is a cell; unquoted it would set the delimiter.
 */
function csvCell(text: string): string {
  return /[";\r\n]|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
