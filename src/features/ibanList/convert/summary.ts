import { PROBLEMS, ROW_OUTCOMES, type RowOutcome, type RowResult } from './rowOutcome.ts';

/** So many rows are shown on the page, of the first ones and of those with a problem. */
export const ROWS_TO_SHOW = 100;

export interface RowToShow {
  /** As a spreadsheet counts the rows of the list: from 1, the header included. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly result: RowResult;
}

export interface Summary {
  /** Without the header. */
  readonly rowCount: number;
  readonly counts: Readonly<Record<RowOutcome, number>>;
  /** Rows with a number that a spreadsheet had damaged and that could be repaired. */
  readonly repairedCount: number;
  /** Rows with more cells than the list has columns. */
  readonly longRowCount: number;
  /** Cells that a spreadsheet would have taken for a formula. */
  readonly formulaCount: number;
  readonly firstRows: readonly RowToShow[];
  readonly problemRows: readonly RowToShow[];
}

/** A row to show that does not know yet how many rows stand before its piece of the list. */
export interface RowOfPiece extends RowToShow {
  readonly piece: number;
}

export interface SummaryInProgress extends Summary {
  rowCount: number;
  readonly counts: Record<RowOutcome, number>;
  repairedCount: number;
  longRowCount: number;
  formulaCount: number;
  readonly firstRows: RowOfPiece[];
  readonly problemRows: RowOfPiece[];
}

export function emptySummary(): SummaryInProgress {
  return {
    rowCount: 0,
    counts: Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, 0])) as Record<RowOutcome, number>,
    repairedCount: 0,
    longRowCount: 0,
    formulaCount: 0,
    firstRows: [],
    problemRows: [],
  };
}

/** Whether the page will show a row with this result for its problem. */
export function isProblem(result: RowResult): boolean {
  return PROBLEMS.has(result.outcome) || result.isRepaired;
}

/**
 * Puts together what was counted in several workers.
 *
 * @param rowsByPiece how many rows each piece of the list has
 * @param headerRows 1 where the list has a header
 */
export function mergeSummaries(
  summaries: readonly SummaryInProgress[],
  rowsByPiece: readonly number[],
  headerRows: number,
): Summary {
  const merged = emptySummary();
  let rows = headerRows;
  const rowsBefore = rowsByPiece.map((count) => {
    rows += count;
    return rows - count;
  });
  const inOrder = (lists: readonly (readonly RowOfPiece[])[]) =>
    lists
      .flat()
      .map(({ piece, ...row }) => ({ ...row, number: row.number + (rowsBefore[piece] ?? 0), piece }))
      .sort((one, other) => one.number - other.number)
      .slice(0, ROWS_TO_SHOW);
  for (const summary of summaries) {
    merged.rowCount += summary.rowCount;
    merged.repairedCount += summary.repairedCount;
    merged.longRowCount += summary.longRowCount;
    merged.formulaCount += summary.formulaCount;
    for (const outcome of ROW_OUTCOMES) merged.counts[outcome] += summary.counts[outcome];
  }
  merged.firstRows.push(...inOrder(summaries.map(({ firstRows }) => firstRows)));
  merged.problemRows.push(...inOrder(summaries.map(({ problemRows }) => problemRows)));
  return merged;
}
