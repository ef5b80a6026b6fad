/**
 * The answer of every `parse…` function of the domain. Wrong input is a value, never an exception: a form
 * wants to show what is wrong, a list wants to go on with its next row.
 */
export type Parsed<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem<Code>[] };

export interface Problem<Code extends string> {
  readonly field: 'bankCode' | 'accountNumber' | 'iban';
  readonly code: Code;
}
