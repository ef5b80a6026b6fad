import type { NumberProblem, NumberRepair } from '../../../domain/reading/readNumber.ts';

/** What was unusual about a row that could be read. */
export type Repair =
  | NumberRepair
  /** Bank code and account number were in one cell. */
  | 'one-cell'
  /** Characters of the row were not stored in the encoding of the list. */
  | 'encoding'
  /** An IBAN was in place of bank code or account number; it was checked. */
  | 'iban-instead';

/** Why a row cannot be read. */
export type RowProblem =
  | NumberProblem
  /** Two different IBANs where bank code and account number should be. */
  | 'two-ibans'
  /** `37040044,532,013,000`: the commas in a number have become delimiters. */
  | 'number-cut'
  /** A bank code or an account number next to an IBAN that has another one. */
  | 'contradiction'
  /** More cells than the list has columns: a delimiter is inside a cell, and what follows it has moved. */
  | 'cells-too-many'
  /** Columns that are filled in all other rows are missing: a delimiter was lost. */
  | 'cells-too-few';
