import type { ParsedRow } from '../../../table/parseRow.ts';
import type { TableFormat } from '../../../table/tableFormat.ts';

/** The shape of the rows of a list. */
export interface RowShape {
  readonly format: TableFormat;
  /** Shorter rows are padded with empty cells; extra cells of longer ones follow the result. */
  readonly columnCount: number;
  readonly wholeRows: WholeRows;
  /** This tool has already checked the rows and the visitor has answered its questions, so they are not checked again. */
  readonly isJudged?: boolean;
}

/** What the rows of a sample with a cell for each column have in common. A short row that differs is shifted. */
export interface WholeRows {
  /** Columns that are filled in each of them. */
  readonly filledColumns: readonly number[];
  /** The greatest number of digits in a cell of each column: two merged cells have more. Empty if no row is whole. */
  readonly mostDigits: readonly number[];
}

/** Minimum share of rows that determines the width of a list. */
const COMMON = 0.2;

/**
 * Determines the width of a list: that of its header or, without a header, that of the widest common rows.
 *
 * @param rows rows of a sample, including header and titles
 */
export function tableShape(rows: readonly ParsedRow[], headerRow: number, delimiter: string) {
  const header = rows[headerRow - 1]?.cells ?? [];
  const filled = rows.slice(headerRow).filter(({ cells }) => cells.some(isFilled));
  const doubtful = doubtfulRows(rows);
  // A stray quote may have swallowed line breaks, which makes a row too wide. Doubtful lines may be parts of a cell.
  const simple = filled.filter((row) => row.innerLineBreaks === 0 && !doubtful.has(row));
  const data = (simple.length > 0 ? simple : filled).map(({ cells }) => cells);
  const widths = Map.groupBy(data, ({ length }) => length);
  const common = [...widths].filter(([, { length }]) => length >= COMMON * data.length);
  const widest = Math.max(1, ...common.map(([width]) => width));
  // Some columns have no name. In a list with commas as delimiters, the extra commas may also be inside unquoted
  // numbers.
  const hasNamelessColumns = simple.length > 0 && widths.size === 1 && delimiter !== ',';
  const columnCount =
    header.length > 1 && !hasNamelessColumns ? header.length : Math.max(widest, header.length);
  const whole = data.filter(({ length }) => length === columnCount);
  const columns = whole.length > 0 ? [...Array(columnCount).keys()] : [];
  return {
    /** Cells of an ordinary row. Cells of longer rows may be shifted. */
    columnCount,
    /** Cells of nearly every row; 0 if the rows differ. */
    rowWidth: commonWidth([header, ...data].map(({ length }) => length).filter((length) => length > 0)),
    wholeRows: {
      filledColumns: columns.filter((column) => whole.every((cells) => isFilled(cells[column]))),
      mostDigits: columns.map((column) => Math.max(...whole.map((cells) => digitsIn(cells[column] ?? '')))),
    } satisfies WholeRows,
  };
}

function doubtfulRows(rows: readonly ParsedRow[]): ReadonlySet<ParsedRow> {
  const doubtful = new Set<ParsedRow>();
  let start = 0;
  let until = 0;
  for (const row of rows) {
    until = Math.max(until, row.doubtfulUntil ?? 0);
    if (start < until) doubtful.add(row);
    start = row.next;
  }
  return doubtful;
}

export function isFilled(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '';
}

export function digitsIn(cell: string): number {
  return cell.length - cell.replace(/\d/g, '').length;
}

/** Share of the rows that are nearly all of them. */
const NEARLY_ALL = 0.9;

/**
 * The number of cells that nearly all rows have: at least nine in ten of them, or all but one. A row of another width has
 * lost or gained a delimiter.
 *
 * @param widths of the rows that are not empty, with their header
 * @returns 0 if the rows differ
 */
function commonWidth(widths: readonly number[]): number {
  const groups = [...Map.groupBy(widths, (width) => width).values()];
  const [most = []] = groups.sort((one, other) => other.length - one.length);
  const isCommon = most.length >= NEARLY_ALL * widths.length || most.length === widths.length - 1;
  return most.length > 1 && isCommon ? (most[0] ?? 0) : 0;
}
