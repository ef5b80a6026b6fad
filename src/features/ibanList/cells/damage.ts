/** What happened to a number on its way through spreadsheets, and could be undone because the text determines it. */
export type Repair =
  /** `'37040044`, `="37040044"`: marks that keep a spreadsheet from taking a text for a number. */
  | 'text-mark'
  /** `37040044.0`, `532013000,00` */
  | 'decimal-zeros'
  /** `37.040.044`, `532'013'000` */
  | 'thousands'
  /** `3,7040044E+07`: all digits are still there. */
  | 'scientific-exact'
  /** `370-400-44` */
  | 'separators'
  /** Words around the number: `BLZ 37040044`. */
  | 'words'
  /** Bank code and account number stood in one cell. */
  | 'one-cell'
  /** More than ten digits, the first of them zeros. */
  | 'zeros-in-front'
  /** Characters of the row were not stored in the encoding of the list. */
  | 'encoding'
  /** An IBAN stood where bank code or account number should be; it was checked. */
  | 'iban-instead';

/** Why a cell cannot be read. */
export type CellProblem =
  | 'bank-code-missing'
  | 'account-number-missing'
  | 'account-number-zero'
  /** `2.1E+19`: a spreadsheet has rounded the number; its last digits are lost. */
  | 'scientific'
  /** 18 digits that end in 000: a spreadsheet keeps fifteen digits and makes zeros of the others. */
  | 'perhaps-rounded'
  /** Seven digits: a zero in front may be lost, but no German bank code begins with 0. */
  | 'bank-code-short'
  | 'bank-code-long'
  | 'account-number-long'
  | 'bank-code-not-digits'
  | 'account-number-not-digits'
  /** `12,5` or `#BEZUG!` */
  | 'not-whole'
  | 'spreadsheet-error'
  /** `135 12`, `01.02.2024`: nobody knows whether all digits belong to the number. */
  | 'unclear-separators'
  /** In one cell, but not to be told apart. */
  | 'not-told-apart'
  /** Two different IBANs where bank code and account number should be. */
  | 'two-ibans'
  /** More cells than the list has columns: a delimiter is inside a cell, and what follows it has moved. */
  | 'cells-too-many'
  /** Columns that are filled in all other rows are missing: a delimiter was lost. */
  | 'cells-too-few';

export type ReadDigits =
  | { readonly digits: string; readonly repairs: readonly Repair[] }
  | { readonly digits: null; readonly problem: CellProblem };
