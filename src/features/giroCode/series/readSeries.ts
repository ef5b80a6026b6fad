import { readPayeeIban } from '../../../domain/giroCode/payeeIban.ts';
import { detectDelimiter } from '../../../table/detectDelimiter.ts';
import { type ParsedRow, parseRows, type RowSyntax } from '../../../table/parseRow.ts';
import { commonWidth } from '../../../table/rowWidth.ts';
import { delimiterLine, lengthOfDelimiterLine } from '../../../table/sepLine.ts';
import { isColumnName } from './columnNames.ts';

export interface SeriesRow {
  /** The line in which the row begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Several lines between two quotes may be rows or the text of one cell. */
  readonly isUnclear?: boolean;
}

export interface SeriesTable {
  /** Null if the first row is a card. */
  readonly header: readonly string[] | null;
  /** Without the header and without empty rows. */
  readonly rows: readonly SeriesRow[];
  readonly emptyCount: number;
  /** Cells of nearly every row, or of the first one if they differ. All rows need as many. */
  readonly width: number;
}

/** From which the delimiter is detected. */
const SAMPLE_SIZE = 2 ** 15;

/** Reads a text, with or without a byte order mark, as a table. Nothing is left out: each row is the header, a row or empty. */
export function readSeries(text: string): SeriesTable {
  const all = new TextEncoder().encode(text.replace(/^\uFEFF/, ''));
  const start = lengthOfDelimiterLine(all);
  const bytes = all.subarray(start);
  const delimiter = delimiterLine(all) ?? detectDelimiter(bytes.subarray(0, SAMPLE_SIZE));
  const parse = (syntax: Omit<RowSyntax, 'delimiter'>) =>
    parseRows(bytes, { delimiter: delimiter.charCodeAt(0), ...syntax }, true);
  // Only with a known width can the parser tell a stray quote from one around a cell with line breaks.
  const strict = parse({ rowWidth: 0, isWellFormed: true });
  const simple = strict.filter(({ cells, innerLineBreaks }) => filled(cells) > 0 && innerLineBreaks === 0);
  const rowWidth = commonWidth((simple.length > 0 ? simple : strict).map(({ cells }) => cells.length));
  const parsed = parse({ rowWidth });
  const width = rowWidth || (firstOfTable(parsed)?.cells.length ?? 0);
  let lastDoubtful = 0;
  const rows: SeriesRow[] = [];
  let line = start > 0 ? 2 : 1;
  let rowCount = 0;
  let position = 0;
  for (const { cells, innerLineBreaks, next, doubtfulUntil = 0 } of parsed) {
    lastDoubtful = Math.max(lastDoubtful, doubtfulUntil);
    const isUnclear = position < lastDoubtful;
    if (filled(cells) > 0) rows.push({ line, cells: cells.map((cell) => cell.trim()), isUnclear });
    position = next;
    line += 1 + innerLineBreaks;
    rowCount += 1;
  }
  const emptyCount = rowCount - rows.length;
  // Titles may be above the header. They stay rows, so that they are listed with the reason why they are no cards.
  const place = rows.findIndex(({ cells }) => isHeader(cells, width) || holdsIban(cells));
  const header = rows[place]?.cells;
  return header !== undefined && isHeader(header, width)
    ? { header, rows: rows.toSpliced(place, 1), emptyCount, width }
    : { header: null, rows, emptyCount, width };
}

/** The first row with several cells, because titles may be above the table; the first row of a list with one column. */
function firstOfTable(rows: readonly ParsedRow[]): ParsedRow | undefined {
  return rows.find(({ cells }) => filled(cells) > 1) ?? rows.find(({ cells }) => filled(cells) > 0);
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function isHeader(cells: readonly string[], width: number): boolean {
  return cells.some(isColumnName) && !holdsIban(cells) && filled(cells) >= Math.min(width, 2);
}

function holdsIban(cells: readonly string[]): boolean {
  return cells.some((cell) => readPayeeIban(cell).ok);
}
