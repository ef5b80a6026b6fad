import { OutputBuffer } from '../convert/outputBuffer.ts';

/**
 * A sheet as text for the conversion. Line n is row n of the sheet, so that results can be assigned to rows; empty rows
 * are empty lines. All other rows are padded to the widest row before them, because a different width would look like
 * shifted cells.
 */
export class SheetText {
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
