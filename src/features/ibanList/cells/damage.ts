import type { NumberProblem, NumberRepair } from '../../../domain/reading/readNumber.ts';

/** What was unusual about a row that could be read. */
export type Repair =
  | NumberRepair
  /** Bank code and account number were in one cell. */
  | 'one-cell'
  /** Some bytes of the row are not in the encoding of the list. */
  | 'encoding'
  /** A cell for bank code or account number contained an IBAN, which was checked. */
  | 'iban-instead';

/** Why a row cannot be read. */
export type RowProblem =
  | NumberProblem
  /** Two different IBANs where bank code and account number should be. */
  | 'two-ibans'
  /** `37040044,532,013,000`: the commas inside a number were read as delimiters. */
  | 'number-cut'
  /** A bank code or account number differs from the one in the IBAN next to it. */
  | 'contradiction'
  /** The row has more cells than the list has columns: a delimiter inside a cell has shifted the next cells. */
  | 'cells-too-many'
  /** The row lacks columns that are filled in all other rows: a delimiter was lost. */
  | 'cells-too-few';
