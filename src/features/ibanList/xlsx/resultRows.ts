import { parseRow } from '../table/parseRow.ts';

const SYNTAX = { delimiter: ';'.charCodeAt(0), columnCount: 0, isWellFormed: true };
/** The byte order mark in UTF-8. */
const MARK_LENGTH = 3;

/** The cells that the conversion appended, row by row, out of the CSV that it wrote: one conversion, two files. */
export class ResultRows {
  readonly #csv: Uint8Array;
  readonly #from: number;
  readonly #to: number;
  #at = MARK_LENGTH;

  /** @param from the first of the wanted cells of each row, counted from 0; `to` is the first that is not wanted */
  constructor(csv: Uint8Array, from: number, to: number) {
    this.#csv = csv;
    this.#from = from;
    this.#to = to;
  }

  /** The wanted cells of the next row; null after the last. */
  next(): readonly string[] | null {
    if (this.#at >= this.#csv.length) return null;
    const row = parseRow(this.#csv, this.#at, this.#csv.length, SYNTAX, true);
    this.#at = row?.next ?? this.#csv.length;
    return row?.cells.slice(this.#from, this.#to) ?? null;
  }
}
