import { decodeCell } from './decodeCell.ts';
import { countLineBreaks } from './lines.ts';

/**
 * Maximum length of a quoted cell in bytes; Excel's cells have at most 32 kB. A quote without a closing quote within
 * this limit is an ordinary character.
 */
export const QUOTED_CELL_LIMIT = 2 ** 20;

const QUOTE = 34;
const LF = 10;
const CR = 13;
const BLANK = 32;

/** How cells are separated. Rows end with LF, CRLF or CR. */
export interface RowSyntax {
  /** One byte. */
  readonly delimiter: number;
  /** Cells of an ordinary row; 0 if unknown. */
  readonly columnCount: number;
  /** All quotes are valid, so that a quoted cell may contain lines that look like rows. */
  readonly isWellFormed?: boolean;
}

export interface ParsedRow {
  readonly cells: readonly string[];
  /** Whether each cell was quoted. */
  readonly quoted: readonly boolean[];
  /** Line breaks inside its cells. */
  readonly innerLineBreaks: number;
  /** Start of the next row. */
  readonly next: number;
}

/**
 * Reads one row by RFC 4180: quoted cells may contain delimiters, line breaks and doubled quotes.
 *
 * Many files violate this, and nothing in them may be lost. A quote is an ordinary character inside a cell. At the
 * beginning of a cell, it is one if it is never closed, if other text follows the closing quote (`"Alte Post" Inh.
 * Huber`), or if the cell would contain whole rows of the list.
 *
 * @param bytes text in which ASCII characters are single bytes (UTF-8 or Windows-1252)
 * @param end position after the last byte that has been read
 * @param isLast nothing follows after `end`
 * @returns null if the row continues after `end`
 */
export function parseRow(
  bytes: Uint8Array,
  start: number,
  end: number,
  syntax: RowSyntax,
  isLast: boolean,
): ParsedRow | null {
  const cells: string[] = [];
  const quoted: boolean[] = [];
  let innerLineBreaks = 0;
  let position = start;
  for (;;) {
    const isQuote = bytes[position] === QUOTE && position < end;
    const closing = isQuote ? closingQuote(bytes, position, end, syntax, cells.length, isLast) : NONE;
    if (closing === UNDECIDED) return null;
    let cellEnd: number;
    if (closing !== NONE) {
      cells.push(decodeCell(bytes, position + 1, closing).replaceAll('""', '"'));
      innerLineBreaks += countLineBreaks(bytes, position + 1, closing);
      cellEnd = endOfCell(bytes, closing + 1, end, syntax.delimiter);
    } else {
      cellEnd = endOfCell(bytes, position, end, syntax.delimiter);
      cells.push(decodeCell(bytes, position, cellEnd));
    }
    quoted.push(closing !== NONE);
    if (cellEnd >= end) return isLast ? { cells, quoted, innerLineBreaks, next: end } : null;
    position = cellEnd + 1;
    if (bytes[cellEnd] === syntax.delimiter) continue;
    if (bytes[cellEnd] === CR) {
      // The LF of a CRLF may be the next byte of the file.
      if (position >= end && !isLast) return null;
      if (position < end && bytes[position] === LF) position += 1;
    }
    return { cells, quoted, innerLineBreaks, next: position };
  }
}

const NONE = -1;
const UNDECIDED = -2;

/** Position of the quote that closes the one at `opening`. */
function closingQuote(
  bytes: Uint8Array,
  opening: number,
  end: number,
  syntax: RowSyntax,
  cellsBefore: number,
  isLast: boolean,
): number {
  const { delimiter } = syntax;
  const limit = Math.min(end, opening + QUOTED_CELL_LIMIT);
  for (let at = opening + 1; at < limit; at += 1) {
    if (bytes[at] !== QUOTE) continue;
    if (at + 1 < end && bytes[at + 1] === QUOTE) {
      at += 1;
      continue;
    }
    let next = at + 1;
    while (next < end && bytes[next] === BLANK) next += 1;
    if (next >= end && !isLast) return UNDECIDED;
    if (next < end && bytes[next] !== delimiter && !isLineBreak(bytes[next])) return NONE;
    return holdsRows(bytes, opening, at, end, syntax, cellsBefore, isLast);
  }
  return limit === end && end - opening < QUOTED_CELL_LIMIT && !isLast ? UNDECIDED : NONE;
}

/**
 * Whether a quoted cell would contain rows of the list: its first or last line, or one between them, has as many cells
 * as a row. Then the two quotes belong to different rows. @returns NONE in this case, otherwise `closing`
 */
function holdsRows(
  bytes: Uint8Array,
  opening: number,
  closing: number,
  end: number,
  { delimiter, columnCount, isWellFormed }: RowSyntax,
  cellsBefore: number,
  isLast: boolean,
): number {
  if (columnCount < 2 || isWellFormed) return closing;
  let cells = cellsBefore + 1;
  let isFirstLine = true;
  let firstIsRow = false;
  for (let at = opening + 1; at < closing; at += 1) {
    if (bytes[at] === delimiter) cells += 1;
    else if (isLineBreak(bytes[at])) {
      if (cells === columnCount && !isFirstLine) return NONE;
      if (isFirstLine) firstIsRow = cells === columnCount;
      isFirstLine = false;
      cells = 1;
    }
  }
  if (!firstIsRow) return closing;
  let at = closing;
  for (; at < end && !isLineBreak(bytes[at]); at += 1) if (bytes[at] === delimiter) cells += 1;
  if (at >= end && !isLast) return UNDECIDED;
  return cells === columnCount ? NONE : closing;
}

function isLineBreak(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}

function endOfCell(bytes: Uint8Array, from: number, end: number, delimiter: number): number {
  let at = from;
  while (at < end && bytes[at] !== delimiter && bytes[at] !== LF && bytes[at] !== CR) at += 1;
  return at;
}

/** Reads all complete rows, up to a maximum number. */
export function parseRows(
  bytes: Uint8Array,
  syntax: RowSyntax,
  isLast: boolean,
  maximum = Infinity,
): ParsedRow[] {
  const rows: ParsedRow[] = [];
  let position = 0;
  while (position < bytes.length && rows.length < maximum) {
    const row = parseRow(bytes, position, bytes.length, syntax, isLast);
    if (row === null) break;
    rows.push(row);
    position = row.next;
  }
  return rows;
}
