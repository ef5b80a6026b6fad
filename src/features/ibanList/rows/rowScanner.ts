import { RESULT_COLUMNS } from '../convert/resultColumns.ts';

const QUOTE = 34;
const SEMICOLON = 59;
const CR = 13;

const OUTCOME = RESULT_COLUMNS.findIndex(({ look }) => look === 'outcome');
const REASON = RESULT_COLUMNS.findIndex(({ look }) => look === 'reason');

/** Finds the parts of a row in the CSV of a conversion, which has no damaged quotes. It makes no strings. */
export class RowScanner {
  /** End of the cells of the list, where the delimiter before the result is. */
  resultStart = 0;
  outcomeStart = 0;
  outcomeEnd = 0;
  reasonStart = 0;
  /** Extra cells of a row that is longer than the list may follow. */
  resultEnd = 0;
  /** Start of the next row. */
  next = 0;
  readonly #columnCount: number;

  constructor(columnCount: number) {
    this.#columnCount = columnCount;
  }

  /** Reads the row at a position. Returns false if it is incomplete. */
  read(bytes: Uint8Array, start: number, end: number): boolean {
    const firstCell = this.#columnCount;
    let at = start;
    for (let cell = 0; ; cell += 1) {
      const cellStart = at;
      if (bytes[at] === QUOTE) at = afterQuotes(bytes, at, end);
      while (at < end && bytes[at] !== SEMICOLON && bytes[at] !== CR) at += 1;
      if (at >= end) return false;
      if (cell === firstCell - 1) this.resultStart = at;
      else if (cell === firstCell + OUTCOME) {
        this.outcomeStart = cellStart;
        this.outcomeEnd = at;
      } else if (cell === firstCell + REASON) this.reasonStart = cellStart;
      if (cell === firstCell + RESULT_COLUMNS.length - 1) this.resultEnd = at;
      if (bytes[at] === CR) break;
      at += 1;
    }
    this.next = at + 2;
    return this.next <= end;
  }
}

/** The position after a quoted cell. */
function afterQuotes(bytes: Uint8Array, opening: number, end: number): number {
  let at = opening + 1;
  for (; at < end; at += 1) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE) return at + 1;
    at += 1;
  }
  return at;
}
