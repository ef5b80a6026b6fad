/** Stands for a column that the visitor has to choose. */
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

/** What is a column in each kind, in the order in which they are asked for. */
export const FIELDS = {
  accounts: ['bankCode', 'accountNumber'],
  combined: ['cell'],
  ibans: ['iban'],
  none: [],
} as const;

/** The columns of a list that are used, in the order in which they are asked for. */
export function usedColumns(columns: Columns): readonly number[] {
  const used: Readonly<Record<string, unknown>> = columns;
  return FIELDS[columns.kind].map((field) => used[field] as number);
}

/** @param used the columns in that order; for those that are missing the visitor is asked */
export function columnsOf(kind: Columns['kind'], used: readonly number[]): Columns {
  const entries = FIELDS[kind].map((field, place) => [field, used[place] ?? ASK]);
  return { kind, ...Object.fromEntries(entries) };
}

export interface Numbers {
  readonly bankCode: string;
  readonly accountNumber: string;
  /** The IBAN of the cell, in a list of IBANs; a foreign one has no bank code and account number. */
  readonly iban?: string;
}

/** The values with which a row gets these numbers. */
export function valuesOf({ kind }: Columns, { bankCode, accountNumber, iban }: Numbers): readonly string[] {
  if (iban !== undefined) return kind === 'accounts' ? ['', iban] : [iban];
  return kind === 'accounts' ? [bankCode, accountNumber] : [`${bankCode} ${accountNumber}`];
}
