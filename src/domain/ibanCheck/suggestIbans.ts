import { type Iban, ibanParts, isGermanIban } from '../iban/iban.ts';
import type { Resolve } from '../resolve/resolution.ts';
import { ibanAtBank } from './ibanAtBank.ts';
import { type Attempt, MISTAKES, mistakesIn } from './mistakes.ts';

/** A way to read a mistyped IBAN. It is offered, never applied: only a person can compare it with the paper. */
export interface Suggestion extends Attempt {
  readonly iban: Iban;
}

const MOST_SUGGESTIONS = 5;

/**
 * The typo doctor: which German IBAN was meant? Undoes each single mistake and keeps what is then arithmetically right,
 * of a bank that exists, with an account number that passes its check.
 *
 * @param text electronic form of an IBAN that is not right: capital letters and digits
 * @returns the likeliest first, at most five; empty for foreign IBANs, and if more than one thing is wrong
 */
export function suggestIbans(text: string, resolve: Resolve): Suggestion[] {
  const best = new Map<Iban, { suggestion: Suggestion; rank: number }>();
  for (const attempt of mistakesIn(text)) {
    const { iban } = attempt;
    if (!isGermanIban(iban)) continue;
    const doubt = doubtAtBank(iban, resolve);
    if (doubt === null) continue;
    const rank = MISTAKES.indexOf(attempt.mistake) * 2 + doubt;
    if (rank < (best.get(iban)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(iban, { suggestion: { ...attempt, iban }, rank });
  }
  return [...best.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** 0: the bank forms just this IBAN; 1: it is possible; null: no such bank, or the account does not pass its check. */
function doubtAtBank(iban: Iban, resolve: Resolve): 0 | 1 | null {
  const { bankCode, accountNumber } = ibanParts(iban);
  // Most attempts belong to no bank, so the quick check comes first.
  if (resolve(bankCode, accountNumber).bank === null) return null;
  const { verdict, resolution } = ibanAtBank(iban, resolve);
  if (resolution.accountCheck?.verdict === 'invalid') return null;
  return verdict === 'formed-by-bank' ? 0 : 1;
}
