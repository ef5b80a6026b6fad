import type { Numbers } from '../cells/columns.ts';
import type { RowProblem } from '../cells/damage.ts';
import type { RowResult } from '../convert/rowOutcome.ts';
import type { NumbersOf } from './shape.ts';

/** Why rows are in question. */
export type QuestionProblem = RowProblem | 'unknown-bank';

/** Rows in question for the same reason, whose cells have the same shape: one answer is enough. */
export interface Question {
  readonly problem: QuestionProblem;
  readonly rows: Uint32Array<ArrayBuffer>;
  /** Cells of the first of them: those that are used, or all if the row as a whole is doubtful. Or some of their remarks. */
  readonly example: readonly string[];
  /** How many different remarks they have; 0 if the example is of another kind. */
  readonly remarks: number;
  /** The cells of the row, if it is the only one. */
  readonly cells: readonly string[] | null;
  /** How it can be read; null of rows with an unknown bank code, which only the visitor can know. */
  readonly offer: Offer | null;
  /** The account number with, or without, the digits beside it. */
  readonly alternative: Offer | null;
}

export interface Answered {
  readonly numbers: Numbers;
  /** Numbers that the objecting remark offers instead: `altes Konto, neu 3424119`. */
  readonly others: readonly (Numbers & { readonly result: RowResult })[];
  readonly result: RowResult;
}

export interface Offer {
  readonly places: NumbersOf;
  /** Of the example. */
  readonly numbers: Numbers;
  /** The bank of these. */
  readonly bank?: string | undefined;
  /** Account numbers that the check of their bank tells right from wrong, and those that pass. */
  readonly checked: number;
  readonly passed: number;
}
