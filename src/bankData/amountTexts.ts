import { type AmountProblem, GREATEST_CENTS, LEAST_CENTS } from '../domain/giroCode/amount.ts';
import { germanAmount } from '../ui/germanNumber.ts';

/** Why an amount cannot be read. */
export const amountTexts: Readonly<Record<AmountProblem, () => string>> = {
  'amount-unreadable': () =>
    'Diesen Betrag können wir nicht lesen. Schreiben Sie ihn zum Beispiel so: 1.234,56',
  'amount-ambiguous': () =>
    'Drei Stellen hinter dem Zeichen: Sind Tausender oder Cent gemeint? Eindeutig wäre zum Beispiel 1234 oder 1,23.',
  'amount-decimals': () => 'Ein Betrag hat höchstens zwei Stellen hinter dem Komma.',
  'amount-too-small': () => `Der kleinste Betrag ist ${germanAmount(LEAST_CENTS)}.`,
  'amount-too-large': () => `Der größte Betrag ist ${germanAmount(GREATEST_CENTS)}.`,
};
