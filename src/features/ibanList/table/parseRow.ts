import { decodeCell } from './decodeCell.ts';
import { countLineBreaks } from './lines.ts';

/** How far a quoted cell may reach. A quote without its counterpart so far is no quote: Excel's cells end at 32 kB. */
export const QUOTED_CELL_LIMIT = 2 ** 20;

const QUOTE = 34;
const LF = 10;
const CR = 13;
const BLANK = 32;

/** How cells are separated. Rows end with LF, CRLF or CR, as they come. */
export interface RowSyntax {
  /** One byte. */
  readonly delimiter: number;
  /** Cells of an ordinary row; 0 while it is not known. */
  readonly columnCount: number;
  /** Every quote is one: a cell that looks like rows of the list is a cell. */
  readonly isWellFormed?: boolean;
}

export interface ParsedRow {
  readonly cells: readonly string[];
  /** Whether the cell was in quotes. */
  readonly quoted: readonly boolean[];
  /** Line breaks inside its cells. */
  readonly innerLineBreaks: number;
  /** Where the next row begins. */
  readonly next: number;
}

/**
 * Reads one row by RFC 4180: cells in quotes may hold delimiters, line breaks and doubled quotes.
 *
 * Real files break the rule, and nothing of them may be lost. A quote is an ordinary character inside a cell, and at
 * its beginning where it is never closed, where other text follows the next quote (`"Alte Post" Inh. Huber`), or where
 * whole rows of the list would be inside the cell.
 *
 * @param bytes text in which ASCII characters are single bytes (UTF-8 or Windows-1252)
 * @param end behind the last byte that has been read so far
 * @param isLast nothing follows behind `end`
 * @returns null where the row goes on behind `end`
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
      // The LF that belongs to it may be the next byte of the file.
      if (position >= end && !isLast) return null;
      if (position < end && bytes[position] === LF) position += 1;
    }
    return { cells, quoted, innerLineBreaks, next: position };
  }
}

const NONE = -1;
const UNDECIDED = -2;

/** Where the quote that opened at `opening` closes. */
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
 * Whether a cell in quotes would swallow rows of the list: where its first and its last line, or one between them, has
 * as many cells as a row. Then the quotes belong to the text of two different rows. @returns NONE then, or `closing`
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

/** Reads all complete rows, at most so many. */
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
