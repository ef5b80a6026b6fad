import type { NumberProblem, NumberRepair } from '../../../domain/reading/readNumber.ts';

/** What was unusual about a row that could be read. */
export type Repair =
  | NumberRepair
  /** Bank code and account number were in one cell. */
  | 'one-cell'
  /** Some bytes of the row are not in the encoding of the list. */
  | 'encoding'
  /** The row has an IBAN instead of bank code and account number, which was checked. */
  | 'iban-instead';

/** Why a row cannot be read. */
export type RowProblem =
  | NumberProblem
  /** Each number is in the cell of the other: the bank data have only that of the account number as a bank code. */
  | 'swapped'
  /** One cell has digits enough for both numbers, and the other is empty. */
  | 'both-in-one'
  /** Two different IBANs where bank code and account number should be. */
  | 'two-ibans'
  /** `37040044,532,013,000`: the commas inside a number were read as delimiters. */
  | 'number-cut'
  /** Another account, another bank or a different IBAN is in the row. */
  | 'contradiction'
  /** Something in the row may say that the account is not the one: `gesperrt`, `USD`. */
  | 'doubt'
  /** `1234567`: the number that forms and examples have. */
  | 'placeholder'
  /** Another line says something against these rows: a title, or a note below the list. */
  | 'other-line'
  /** Another line is not known to be about something else: `Papierkorb`. */
  | 'unknown-line'
  /** A remark in the row that is not known to be about something else: `Rückläufer`. */
  | 'note'
  /** The row is below a heading whose columns are others. */
  | 'other-heading'
  /** Many account numbers around fail the check of the bank in their row: a column may be sorted on its own, or shifted. */
  | 'fails-mostly'
  /** Another row has the same name and another account. */
  | 'same-name'
  /** Rows of different people have the same account. */
  | 'same-account'
  /** The account numbers of rows that follow each other go up by one. */
  | 'counted-up'
  /** The row is between one without a name and one without an account: accounts or names may be those of the next row. */
  | 'slipped'
  /** The row has a sub-account number, which belongs to the account number at some banks. */
  | 'sub-account'
  /** The row has more cells than nearly all others: a delimiter inside a cell has shifted the next cells. */
  | 'cells-too-many'
  /** The row has fewer cells than nearly all others, or lacks those that they have: a delimiter was lost. */
  | 'cells-too-few'
  /** The row is one of several lines in quotes, which may be rows or the text of one cell. */
  | 'quotes-unclear';
