import { enumeration } from '../../bankData/ibanProblemTexts.ts';
import type { Suggestion } from '../../domain/ibanCheck/suggestIbans.ts';

/** How a suggestion changes the given IBAN. Positions are counted from 1. */
const mistakeTexts: Readonly<
  Record<Suggestion['mistake'], (suggestion: Suggestion, given: string) => string>
> = {
  'look-alike': (suggestion, given) => `${enumeration(exchanges(suggestion, given))} (sehen ähnlich aus)`,
  'missing-country': () => 'DE vorn ergänzt',
  swap: ({ changedAt }) =>
    `Stellen ${enumeration(changedAt.slice(-2).map((position) => position + 1))} getauscht`,
  'missing-double': (suggestion) => added(suggestion),
  'missing-digit': (suggestion) => added(suggestion),
  doubled: (suggestion, given) => leftOut(suggestion, given),
  'extra-digit': (suggestion, given) => leftOut(suggestion, given),
  'neighbouring-key': (suggestion, given) => `${replaced(suggestion, given)} (Nachbartaste)`,
  'wrong-digit': (suggestion, given) => replaced(suggestion, given),
  'wrong-country': (_suggestion, given) => `DE statt ${given.slice(0, 2)}`,
};

/** How a suggestion differs from the input, in a few German words. */
export function mistakeText(suggestion: Suggestion, given: string): string {
  return mistakeTexts[suggestion.mistake](suggestion, given);
}

/** „0 statt O“, each pair once. */
function exchanges({ iban, changedAt }: Suggestion, given: string): string[] {
  return [
    ...new Set(changedAt.map((position) => `${iban.charAt(position)} statt ${given.charAt(position)}`)),
  ];
}

function replaced(suggestion: Suggestion, given: string): string {
  const position = suggestion.changedAt.at(-1) ?? 0;
  return `${suggestion.iban.charAt(position)} statt ${given.charAt(position)} an Stelle\u00A0${position + 1}`;
}

function added({ iban, changedAt }: Suggestion): string {
  const position = changedAt[0] ?? 0;
  return `${iban.charAt(position)} an Stelle\u00A0${position + 1} ergänzt`;
}

function leftOut({ leftOutAt }: Suggestion, given: string): string {
  const position = leftOutAt ?? 0;
  return `${given.charAt(position)} an Stelle\u00A0${position + 1} weggelassen`;
}
