/** In place of a column: the visitor has to choose it. */
export const ASK = -1;

/** The columns that are used, as indices from 0, or `ASK`. */
export type Columns =
  | { readonly kind: 'accounts'; readonly bankCode: number; readonly accountNumber: number }
  /** Bank code and account number are in one cell, in any order and form. */
  | { readonly kind: 'combined'; readonly cell: number }
  /** IBANs to check. */
  | { readonly kind: 'ibans'; readonly iban: number }
  /** All rows are about the same account, which is not in the list. */
  | { readonly kind: 'none' };

/** The columns of a list that are used, in the order in which they are asked for. */
export function usedColumns(columns: Columns): readonly number[] {
  switch (columns.kind) {
    case 'accounts':
      return [columns.bankCode, columns.accountNumber];
    case 'combined':
      return [columns.cell];
    case 'ibans':
      return [columns.iban];
    case 'none':
      return [];
  }
}
