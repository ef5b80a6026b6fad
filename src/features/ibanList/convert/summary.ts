import { PROBLEMS, ROW_OUTCOMES, type RowOutcome, type RowResult } from './rowOutcome.ts';

/** So many of the first rows are shown on the page: enough to see whether the list was understood. */
export const FIRST_ROWS = 20;
/** So many of the rows that somebody should look at. */
export const PROBLEM_ROWS = 100;

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

export interface SummaryInProgress extends Summary {
  rowCount: number;
  readonly counts: Record<RowOutcome, number>;
  repairedCount: number;
  longRowCount: number;
  formulaCount: number;
  readonly firstRows: RowToShow[];
  readonly problemRows: RowToShow[];
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
