import { OutputBuffer } from '../convert/outputBuffer.ts';

/**
 * A sheet as text for the conversion. Line n of it is row n of the sheet, so that the results find their rows again;
 * empty rows are empty lines. All others are as wide as the widest before them: no cell of a sheet has moved, and a row
 * of another width would look as if.
 */
export class SheetText {
  readonly #output = new OutputBuffer();
  #lines = 0;
  #width: number;
  #firstWidth = 0;

  /** @param width of the widest row, if it is known */
  constructor(width: number) {
    this.#width = width;
    // With a mark of our own, one that a cell begins with is content.
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
 * Not `writtenCell`: this text is read again, and must not hold an apostrophe that the sheet does not have. `sep=,` in
 * quotes is a cell, without them it would be an order to whoever reads the text.
 */
function csvCell(text: string): string {
  return /[";\r\n]|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
