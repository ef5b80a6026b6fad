import type { ParsedRow } from '../table/parseRow.ts';

export interface TableShape {
  /** Cells of an ordinary row. Cells of longer rows may have moved. */
  readonly columnCount: number;
  /** Columns that are filled in every whole row of the sample: where one of them is missing, cells have moved. */
  readonly filledColumns: readonly number[];
}

/** A smaller share of the rows does not say how wide the list is. */
const COMMON = 0.2;

/**
 * Finds out how wide a list is: as its header says; without a header, as wide as the widest of its common rows.
 *
 * @param rows of a sample, header and titles included
 */
export function tableShape(rows: readonly ParsedRow[], headerRow: number, delimiter: string): TableShape {
  const header = rows[headerRow - 1]?.cells ?? [];
  const filled = rows.slice(headerRow).filter(({ cells }) => cells.some(isFilled));
  // A stray quote may have swallowed line breaks and made a row wider than it is.
  const simple = filled.filter(({ innerLineBreaks }) => innerLineBreaks === 0);
  const data = (simple.length > 0 ? simple : filled).map(({ cells }) => cells);
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  const common = [...widths].filter(([, count]) => count >= COMMON * data.length).map(([width]) => width);
  const widest = Math.max(1, ...common);
  // Columns without a name exist; but where commas separate cells, they may also be inside unquoted numbers.
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
