/** What was read of a list, and what was done to it. */
export interface Summary {
  /** Without the header. */
  readonly rowCount: number;
  /** Lines of the file: equal to the rows plus the line breaks inside their cells. */
  readonly lineCount: number;
  /** Line breaks inside cells. */
  readonly innerLineBreaks: number;
  /** Rows with bytes that are not UTF-8 in a list in UTF-8, or are UTF-8 in a list in Windows-1252. */
  readonly mixedEncodingCount: number;
  /** Rows with a number in an unusual notation that could be read. */
  readonly repairedCount: number;
  /** Rows with more cells than the list has columns. */
  readonly longRowCount: number;
  /** Cells that a spreadsheet would have executed as a formula. */
  readonly formulaCount: number;
}

/** Maximum characters of a cell, and maximum cells of a row. */
const SHOWN_CHARACTERS = 300;
const SHOWN_CELLS = 20;

/** The cells of a row as the page shows them, with their columns. */
export function shownCells(cells: readonly string[]) {
  const filled = cells.flatMap((cell, column) =>
    cell.trim() === '' ? [] : { text: shownCell(cell), column },
  );
  const shown = filled.slice(0, SHOWN_CELLS);
  return filled.length > SHOWN_CELLS ? [...shown, { text: '…', column: cells.length }] : shown;
}

export function shownCell(cell: string): string {
  return cell.length > SHOWN_CHARACTERS ? `${cell.slice(0, SHOWN_CHARACTERS)}…` : cell;
}
