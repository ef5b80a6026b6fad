import { CR, countLineBreaks, LF } from './lines.ts';
import type { TableFormat } from './tableFormat.ts';
import { decodeCell } from './utf8.ts';

/**
 * Maximum length of a quoted cell in bytes; Excel's cells have at most 32 kB. A quote without a closing quote within
 * this limit is an ordinary character.
 */
export const QUOTED_CELL_LIMIT = 2 ** 20;

export const QUOTE = 34;
const BLANK = 32;

/** How cells are separated. Rows end with LF, CRLF or CR. */
export type RowSyntax = Pick<TableFormat, 'delimiter' | 'rowWidth' | 'isWellFormed'>;

export interface ParsedRow {
  readonly cells: readonly string[];
  readonly quoted: readonly boolean[];
  readonly innerLineBreaks: number;
  /** Start of the next row. */
  readonly next: number;
  /**
   * Set if this row and all up to this position are lines of a text in quotes that may be one cell. They are read line by
   * line, and none of them is certain.
   */
  readonly doubtfulUntil?: number;
}

/**
 * Reads one row by RFC 4180: quoted cells may contain delimiters, line breaks and doubled quotes.
 *
 * Many files violate this, and nothing in them may be lost. A quote is an ordinary character inside a cell. At the
 * beginning of a cell, it is one if it is never closed, if other text follows the closing quote (`"Alte Post" Inh.
 * Huber`), or if its cell would span lines that are rows themselves (`readingOfLines`).
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
  const delimiter = syntax.delimiter.charCodeAt(0);
  const cells: string[] = [];
  const quoted: boolean[] = [];
  let innerLineBreaks = 0;
  let doubtfulUntil: number | undefined;
  let position = start;
  for (;;) {
    const isQuote = bytes[position] === QUOTE && position < end;
    let closing = isQuote ? closingQuote(bytes, position, end, delimiter, isLast) : NONE;
    if (closing > 0 && !syntax.isWellFormed) {
      const reading = readingOfLines(bytes, position, closing, end, syntax, cells.length, isLast);
      if (reading === 'undecided') return null;
      if (reading !== 'cell') closing = NONE;
      if (typeof reading === 'number') doubtfulUntil = reading;
    }
    if (closing === UNDECIDED) return null;
    const cellEnd = endOfCell(bytes, closing === NONE ? position : closing + 1, end, delimiter);
    if (closing !== NONE) {
      cells.push(decodeCell(bytes, position + 1, closing).replaceAll('""', '"'));
      innerLineBreaks += countLineBreaks(bytes, position + 1, closing);
    } else cells.push(decodeCell(bytes, position, cellEnd));
    quoted.push(closing !== NONE);
    if (cellEnd >= end) return isLast ? { cells, quoted, innerLineBreaks, next: end, doubtfulUntil } : null;
    position = cellEnd + 1;
    if (bytes[cellEnd] === delimiter) continue;
    if (bytes[cellEnd] === CR) {
      // The LF of a CRLF may be the next byte of the file.
      if (position >= end && !isLast) return null;
      if (position < end && bytes[position] === LF) position += 1;
    }
    return { cells, quoted, innerLineBreaks, next: position, doubtfulUntil };
  }
}

const NONE = -1;
const UNDECIDED = -2;

/** Position of the quote that closes the one at `opening`. */
function closingQuote(
  bytes: Uint8Array,
  opening: number,
  end: number,
  delimiter: number,
  isLast: boolean,
): number {
  const limit = Math.min(end, opening + QUOTED_CELL_LIMIT);
  for (let at = opening + 1; at < limit; at += 1) {
    if (bytes[at] !== QUOTE) continue;
    let next = at + 1;
    if (next < end && bytes[next] === QUOTE) {
      at = next;
      continue;
    }
    while (next < end && bytes[next] === BLANK) next += 1;
    if (next >= end && !isLast) return UNDECIDED;
    if (next < end && bytes[next] !== delimiter && !isLineBreak(bytes[next])) return NONE;
    return at;
  }
  return limit === end && end - opening < QUOTED_CELL_LIMIT && !isLast ? UNDECIDED : NONE;
}

/**
 * How the lines of a row are read whose quoted cell has line breaks. As one row with that cell, if it has the width of
 * a row and none of the lines has, or not all of them and the cell has no delimiters. As rows, if most of them have this
 * width. Otherwise both are possible.
 *
 * @param opening its opening quote
 * @param closing its closing quote
 * @returns in the last case, the position after the last of the lines
 */
function readingOfLines(
  bytes: Uint8Array,
  opening: number,
  closing: number,
  end: number,
  syntax: RowSyntax,
  cellsBefore: number,
  isLast: boolean,
): 'cell' | 'rows' | 'undecided' | number {
  const { rowWidth } = syntax;
  const delimiter = syntax.delimiter.charCodeAt(0);
  if (countLineBreaks(bytes, opening, closing) === 0) return 'cell';
  let lines = 1;
  let fitting = 0;
  let inner = 0;
  let width = cellsBefore + 1;
  for (let at = opening; at < closing; at += 1) {
    if (bytes[at] === delimiter) {
      width += 1;
      inner += 1;
    } else if (isLineBreak(bytes[at])) {
      if (width === rowWidth) fitting += 1;
      lines += 1;
      width = 1;
      if (bytes[at] === CR && bytes[at + 1] === LF) at += 1;
    }
  }
  let at = closing + 1;
  let cellsBehind = 0;
  for (let isInQuotes = false; at < end && (isInQuotes || !isLineBreak(bytes[at])); at += 1) {
    // Behind other characters it is a sign: `Rohr 5"`.
    const mayQuote = isInQuotes || bytes[at - 1] === delimiter || bytes[at - 1] === QUOTE;
    if (bytes[at] === QUOTE && mayQuote) isInQuotes = !isInQuotes;
    else if (bytes[at] === delimiter && !isInQuotes) cellsBehind += 1;
  }
  if (at >= end && !isLast) return 'undecided';
  if (width + cellsBehind === rowWidth) fitting += 1;
  const isWhole = rowWidth < 2 || cellsBefore + 1 + cellsBehind === rowWidth;
  if (inner === 0 && isWhole && fitting < lines) return 'cell';
  if (rowWidth > 1 && 2 * fitting > lines) return 'rows';
  return rowWidth > 1 && isWhole && fitting === 0 ? 'cell' : at;
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
  for (let position = 0; position < bytes.length && rows.length < maximum; ) {
    const row = parseRow(bytes, position, bytes.length, syntax, isLast);
    if (row === null) break;
    rows.push(row);
    position = row.next;
  }
  return rows;
}
