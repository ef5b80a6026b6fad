/** How a number was written that could be read, because the text determines it. */
export type NumberRepair =
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
  /** A label before the number: `BLZ 37040044`. */
  | 'words'
  /** More than ten digits, the first of them zeros. */
  | 'zeros-in-front';

/** Why a text does not determine a number. */
export type NumberProblem =
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
  /** Bank code and account number in one text, but not to be told apart. */
  | 'not-told-apart';

export type ReadNumber =
  | { readonly digits: string; readonly repairs: readonly NumberRepair[] }
  | { readonly digits: null; readonly problem: NumberProblem };
