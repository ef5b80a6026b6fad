import { parseRow } from '../../../table/parseRow.ts';

const SYNTAX = { delimiter: ';'.charCodeAt(0), rowWidth: 0, isWellFormed: true };
/** The byte order mark in UTF-8. */
const MARK_LENGTH = 3;

/** Reads the appended cells row by row from the CSV of the conversion, so that both files have the same content. */
export class ResultRows {
  readonly #csv: Uint8Array;
  readonly #from: number;
  readonly #to: number;
  #at = MARK_LENGTH;

  /** @param from index of the first cell of each row to return, from 0; `to` is the index after the last one */
  constructor(csv: Uint8Array, from: number, to: number) {
    this.#csv = csv;
    this.#from = from;
    this.#to = to;
  }

  /** These cells of the next row; null after the last row. */
  next(): readonly string[] | null {
    if (this.#at >= this.#csv.length) return null;
    const row = parseRow(this.#csv, this.#at, this.#csv.length, SYNTAX, true);
    this.#at = row?.next ?? this.#csv.length;
    return row?.cells.slice(this.#from, this.#to) ?? null;
  }
}
