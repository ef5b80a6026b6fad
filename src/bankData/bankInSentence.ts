import type { Resolution } from '../domain/resolve/resolution.ts';

/** What names the bank. */
export type NamedBank = Pick<Resolution, 'bank' | 'ruleHolder'>;

/** The bank as the subject of a sentence, in lower case: „die Deutsche Bank“, or „die Bank“ if no rule names it. */
export function bankInSentence({ bank, ruleHolder }: NamedBank): string {
  // norisbank has the rule of Deutsche Bank, to whose group it belongs, but a name of its own.
  if (/norisbank/i.test(bank?.name ?? '')) return 'die norisbank';
  return `die ${ruleHolder ?? 'Bank'}`;
}

/** The same at the beginning of a sentence. */
export function bankAtBeginning(named: NamedBank): string {
  const words = bankInSentence(named);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
