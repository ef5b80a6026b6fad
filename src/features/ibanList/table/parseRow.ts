/** How far a quoted cell may reach. Beyond it, a quote was no quote but an inch sign, say: Excel's cells end at 32 kB. */
export const QUOTED_CELL_LIMIT = 2 ** 20;

const QUOTE = 34;
const LF = 10;
const CR = 13;
const BLANK = 32;

/** How rows and cells are parted. */
export interface RowSyntax {
  /** One byte. */
  readonly delimiter: number;
  /** One byte: LF (a CR before it belongs to it) or CR. */
  readonly lineBreak: number;
}

export interface ParsedRow {
  readonly cells: readonly string[];
  /** Whether the cell stood in quotes. */
  readonly quoted: readonly boolean[];
  /** Where the next row begins. */
  readonly next: number;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Reads one row by RFC 4180: cells in quotes may hold delimiters, line breaks and doubled quotes.
 *
 * Real files break the rule, and nothing of them may be lost: a quote inside a cell stands for itself, as does one at
 * the beginning that is never closed; a quote closes its cell only where the cell can end (before a delimiter or a
 * line break, blanks between them are dropped).
 *
 * @param bytes UTF-8
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
  let position = start;
  for (;;) {
    const closing =
      bytes[position] === QUOTE && position < end ? closingQuote(bytes, position, end, syntax, isLast) : NONE;
    if (closing === UNDECIDED) return null;
    let cellEnd: number;
    if (closing !== NONE) {
      cells.push(textOf(bytes, position + 1, closing).replaceAll('""', '"'));
      quoted.push(true);
      cellEnd = endOfCell(bytes, closing + 1, end, syntax);
    } else {
      cellEnd = endOfCell(bytes, position, end, syntax);
      cells.push(
        textOf(bytes, position, withoutCarriageReturn(bytes, position, cellEnd, end, syntax, isLast)),
      );
      quoted.push(false);
    }
    if (cellEnd >= end) return isLast ? { cells, quoted, next: end } : null;
    position = cellEnd + 1;
    if (bytes[cellEnd] !== syntax.delimiter) return { cells, quoted, next: position };
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
  isLast: boolean,
): number {
  const limit = Math.min(end, opening + QUOTED_CELL_LIMIT);
  for (let at = opening + 1; at < limit; at += 1) {
    if (bytes[at] !== QUOTE) continue;
    if (at + 1 < end && bytes[at + 1] === QUOTE) {
      at += 1;
      continue;
    }
    let behind = at + 1;
    while (behind < end && bytes[behind] === BLANK && syntax.delimiter !== BLANK) behind += 1;
    if (behind < end && bytes[behind] === CR && syntax.lineBreak === LF) behind += 1;
    if (behind >= end) return isLast ? at : UNDECIDED;
    if (bytes[behind] === syntax.delimiter || bytes[behind] === syntax.lineBreak) return at;
  }
  return limit === end && end - opening < QUOTED_CELL_LIMIT && !isLast ? UNDECIDED : NONE;
}

function endOfCell(bytes: Uint8Array, from: number, end: number, syntax: RowSyntax): number {
  let at = from;
  while (at < end && bytes[at] !== syntax.delimiter && bytes[at] !== syntax.lineBreak) at += 1;
  return at;
}

function withoutCarriageReturn(
  bytes: Uint8Array,
  cellStart: number,
  cellEnd: number,
  end: number,
  syntax: RowSyntax,
  isLast: boolean,
): number {
  const endsRow = cellEnd >= end ? isLast : bytes[cellEnd] === LF;
  return syntax.lineBreak === LF && endsRow && cellEnd > cellStart && bytes[cellEnd - 1] === CR
    ? cellEnd - 1
    : cellEnd;
}

/** Cells are short: up to 24 ASCII characters are put together faster than decoded. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 24) return decoder.decode(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    if (byte > 127) return decoder.decode(bytes.subarray(from, to));
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Reads all rows of a piece that holds whole rows, at most so many. */
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
