import type { ParsedRow } from '../../../table/parseRow.ts';

export interface TableShape {
  /** Cells of an ordinary row. Cells of longer rows may be shifted. */
  readonly columnCount: number;
  /** Columns that are filled in every complete row of the sample. If a row lacks one of them, its cells are shifted. */
  readonly filledColumns: readonly number[];
}

/** Minimum share of rows that determines the width of a list. */
const COMMON = 0.2;

/**
 * Determines the width of a list: that of its header or, without a header, that of the widest common rows.
 *
 * @param rows rows of a sample, including header and titles
 */
export function tableShape(rows: readonly ParsedRow[], headerRow: number, delimiter: string): TableShape {
  const header = rows[headerRow - 1]?.cells ?? [];
  const filled = rows.slice(headerRow).filter(({ cells }) => cells.some(isFilled));
  // A stray quote may have swallowed line breaks, which makes a row too wide.
  const simple = filled.filter(({ innerLineBreaks }) => innerLineBreaks === 0);
  const data = (simple.length > 0 ? simple : filled).map(({ cells }) => cells);
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  const common = [...widths].filter(([, count]) => count >= COMMON * data.length).map(([width]) => width);
  const widest = Math.max(1, ...common);
  // Some columns have no name. In a list with commas as delimiters, the extra commas may also be inside unquoted
  // numbers.
  const hasNamelessColumns = simple.length > 0 && widths.size === 1 && delimiter !== ',';
  const columnCount =
    header.length > 1 && !hasNamelessColumns ? header.length : Math.max(widest, header.length);
  const whole = data.filter(({ length }) => length === columnCount);
  const filledColumns = Array.from({ length: columnCount }, (_, column) => column).filter(
    (column) => whole.length > 0 && whole.every((cells) => isFilled(cells[column])),
  );
  return { columnCount, filledColumns };
}

function isFilled(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '';
}
