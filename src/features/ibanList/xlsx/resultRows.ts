import { decodeCell } from '../table/decodeCell.ts';

const QUOTE = 34;
const SEMICOLON = 59;
const CR = 13;
const LF = 10;

/**
 * The cells that the conversion appended, row by row, out of the CSV that it wrote: one conversion, two files. The CSV is
 * ours and keeps to RFC 4180, so nothing has to be guessed.
 */
export class ResultRows {
  readonly #bytes: Uint8Array;
  readonly #from: number;
  readonly #to: number;
  #at = 0;

  /** @param from the first of the wanted cells of each row, counted from 0; `to` is the first that is not */
  constructor(csv: Uint8Array, from: number, to: number) {
    this.#bytes = csv;
    this.#from = from;
    this.#to = to;
    if (csv[0] === 0xef && csv[1] === 0xbb && csv[2] === 0xbf) this.#at = 3;
  }

  /** The wanted cells of the next row; null after the last. */
  next(): string[] | null {
    const bytes = this.#bytes;
    if (this.#at >= bytes.length) return null;
    const cells: string[] = [];
    for (let index = 0; ; index += 1) {
      const start = this.#at;
      const isQuoted = bytes[start] === QUOTE;
      const end = isQuoted ? this.#closingQuote(start) : this.#endOfCell(start);
      if (index >= this.#from && index < this.#to)
        cells.push(
          isQuoted ? decodeCell(bytes, start + 1, end).replaceAll('""', '"') : decodeCell(bytes, start, end),
        );
      this.#at = isQuoted ? end + 1 : end;
      if (bytes[this.#at] !== SEMICOLON) break;
      this.#at += 1;
    }
    if (bytes[this.#at] === CR) this.#at += 1;
    if (bytes[this.#at] === LF) this.#at += 1;
    return cells;
  }

  #closingQuote(start: number): number {
    let at = start + 1;
    for (;;) {
      at = this.#bytes.indexOf(QUOTE, at);
      if (at === -1) throw new Error('a quote of the result is not closed');
      if (this.#bytes[at + 1] !== QUOTE) return at;
      at += 2;
    }
  }

  #endOfCell(start: number): number {
    const bytes = this.#bytes;
    let at = start;
    while (at < bytes.length && bytes[at] !== SEMICOLON && bytes[at] !== CR && bytes[at] !== LF) at += 1;
    return at;
  }
}
