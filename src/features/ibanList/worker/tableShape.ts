export interface TableShape {
  /** Cells of an ordinary row. Cells of longer rows may have moved. */
  readonly columnCount: number;
  /** Columns that are filled in every row of the sample: where one of them is missing, cells have moved. */
  readonly filledColumns: readonly number[];
}

/** A smaller share of the rows does not say how wide the list is. */
const COMMON = 0.2;
/** Fewer rows do not show that a column is always filled. */
const ROWS_TO_LEARN_FROM = 10;

/**
 * Finds out how wide a list is: as its header says; without a header, as wide as the widest of its common rows.
 *
 * @param rows of a sample, header and titles included
 */
export function tableShape(
  rows: readonly (readonly string[])[],
  headerRow: number,
  delimiter: string,
): TableShape {
  const header = rows[headerRow - 1] ?? [];
  const data = rows.slice(headerRow).filter((cells) => cells.some(isFilled));
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  const common = [...widths].filter(([, count]) => count >= COMMON * data.length).map(([width]) => width);
  const widest = Math.max(1, ...common);
  // Columns without a name exist; but where commas separate cells, they may also be inside unquoted numbers.
  const hasNamelessColumns = widths.size === 1 && delimiter !== ',';
  const columnCount =
    header.length > 1 && !hasNamelessColumns ? header.length : Math.max(widest, header.length);
  const whole = data.filter(({ length }) => length === columnCount);
  const filledColumns = Array.from({ length: columnCount }, (_, column) => column).filter(
    (column) => whole.length >= ROWS_TO_LEARN_FROM && whole.every((cells) => isFilled(cells[column])),
  );
  return { columnCount, filledColumns };
}

function isFilled(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '';
}
