import type { Resolution } from '../domain/resolve/resolution.ts';

/** The data that determine the name of the bank. */
export type NamedBank = Pick<Resolution, 'bank' | 'ruleHolder'>;

/** The bank as the subject of a sentence, in lower case: „die Deutsche Bank“, or „die Bank“ without a `ruleHolder`. */
export function bankInSentence({ bank, ruleHolder }: NamedBank): string {
  // norisbank has its own name, but uses the rule of Deutsche Bank, to whose group it belongs.
  if (/norisbank/i.test(bank?.name ?? '')) return 'die norisbank';
  return `die ${ruleHolder ?? 'Bank'}`;
}

/** Same, at the beginning of a sentence. */
export function bankAtBeginning(named: NamedBank): string {
  const words = bankInSentence(named);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
