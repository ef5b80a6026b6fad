/** The arguments beside the directory, by the ids of their fields. */
export const FIELDS = [
  // The plain formula is wrong for this account: Deutsche Bank appends a sub-account.
  { id: 'blz', label: 'Bankleitzahl (BLZ)', initial: '20070000' },
  { id: 'konto', label: 'Kontonummer', initial: '1234566' },
] as const;

/** A text for each field. */
export type Values = readonly string[];

export const FIRST_VALUES: Values = FIELDS.map(({ initial }) => initial);

/** `resolveIban(bankDirectory(), '20070000', '1234566')` */
export function callOf(values: Values): string {
  return `resolveIban(bankDirectory(), ${values.map(literal).join(', ')})`;
}

/** A program that prints the answer. */
export function codeOf(values: Values): string {
  return `import { resolveIban } from 'iban-regeln';
import { bankDirectory } from 'iban-regeln/directory';

const answer = ${callOf(values)};
console.log(answer);`;
}

/** A text as a string literal of JavaScript. */
function literal(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}
