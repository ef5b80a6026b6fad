import { NO_ACCOUNTS, PROBLEMS, type RowOutcome, SEVERITY } from '../convert/rowOutcome.ts';
import type { Correction } from '../listSteps.ts';
import { classOf, isRepaired, outcomeOf, type RowIndex } from './rowIndex.ts';

/** The numbers that add up, after the sum of all rows. */
export const TOTALS = ['all', 'done', 'problems', 'no-account'] as const;
export type Total = (typeof TOTALS)[number];

/** Which rows the page shows. */
export type RowFilter =
  | Total
  /** Rows that were read although a number is in an unusual notation, and that need no attention. */
  | 'repaired'
  | RowOutcome;

/** The total that a filter is a part of. */
export function groupOf(filter: RowFilter): Total {
  const total = TOTALS.find((each) => each === filter);
  if (total !== undefined) return total;
  if (filter === 'repaired') return 'done';
  if (NO_ACCOUNTS.has(filter as RowOutcome)) return 'no-account';
  return PROBLEMS.has(filter as RowOutcome) ? 'problems' : 'done';
}

/** The classes of all rows with those of the corrected ones. */
export function currentClasses(
  { classes }: RowIndex,
  corrected: ReadonlyMap<number, Correction>,
): RowIndex['classes'] {
  if (corrected.size === 0) return classes;
  const current = classes.slice();
  for (const [row, { result }] of corrected) current[row] = classOf(result.outcome, result.isRepaired);
  return current;
}

/** The number of rows of each filter that matches any, in the order of the page. */
export type FilterCounts = ReadonlyMap<RowFilter, number>;

export function filterCounts(classes: RowIndex['classes']): FilterCounts {
  const ofClass = new Uint32Array(256);
  classes.forEach((ofRow) => {
    ofClass[ofRow] = (ofClass[ofRow] as number) + 1;
  });
  const counts = FILTERS.map((filter) => {
    const sum = ofClass.reduce((before, rows, ofRow) => (fits(filter, ofRow) ? before + rows : before), 0);
    return [filter, sum] as const;
  });
  return new Map(counts.filter(([filter, count]) => count > 0 || filter === 'all'));
}

const FILTERS: readonly RowFilter[] = [...TOTALS, 'repaired', ...SEVERITY];

function fits(filter: RowFilter, ofRow: number): boolean {
  const outcome = outcomeOf(ofRow);
  const group = groupOf(outcome);
  if (filter === 'repaired') return isRepaired(ofRow) && group === 'done';
  return filter === 'all' || filter === group || filter === outcome;
}

/** The rows of a filter, the worst first, then in their order. All rows are in their order. */
export function filteredRows(classes: Uint8Array, filter: RowFilter): Uint32Array {
  if (filter === 'all') return new Uint32Array(classes.length).map((_, row) => row);
  const byRank = SEVERITY.map((): number[] => []);
  classes.forEach((ofRow, row) => {
    if (fits(filter, ofRow)) byRank[SEVERITY.indexOf(outcomeOf(ofRow))]?.push(row);
  });
  return new Uint32Array(byRank.flat());
}
