import { NO_ACCOUNTS, ROW_OUTCOMES, type RowOutcome } from './rowOutcome.ts';
import { outcomeTexts } from './rowTexts.ts';

const OF_IBANS: ReadonlySet<RowOutcome> = new Set<RowOutcome>(['iban-right', 'iban-other', 'iban-wrong']);

/** All outcomes for a sentence of the page: „berechnet“, „Kontonummer fraglich“ oder „keine IBAN“. */
export const outcomesInWords = {
  ofAccounts: inWords((outcome) => !OF_IBANS.has(outcome) && !NO_ACCOUNTS.has(outcome)),
  withoutAccount: inWords((outcome) => NO_ACCOUNTS.has(outcome)),
  ofIbans: inWords((outcome) => OF_IBANS.has(outcome)),
};

function inWords(isWanted: (outcome: RowOutcome) => boolean): string {
  const words = ROW_OUTCOMES.filter(isWanted).map((outcome) => `„${outcomeTexts[outcome]}“`);
  return new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(words);
}
