import type { Evidence } from './types.ts';

/** A number that may be meant. */
export interface Candidate {
  readonly digits: string;
  readonly evidence: Evidence;
  readonly start: number;
  readonly isExact: boolean;
}

/** More readings than this are not compared: such a text is a list. */
export const MOST_READINGS = 60;

export function everyPair(
  codes: readonly Candidate[],
  accounts: readonly Candidate[],
): [Candidate, Candidate][] {
  const pairs: [Candidate, Candidate][] = [];
  for (const code of codes)
    for (const account of accounts) {
      if (code.start !== account.start) pairs.push([code, account]);
      if (pairs.length === MOST_READINGS) return pairs;
    }
  return pairs;
}

/**
 * Matches bank codes with account numbers. If the two kinds alternate, each bank code belongs to the account number beside
 * it; in any other text, it may belong to every one.
 */
export function pairsInText(
  codes: readonly Candidate[],
  accounts: readonly Candidate[],
): [Candidate, Candidate][] {
  const sorted = (some: readonly Candidate[]) => some.toSorted((one, other) => one.start - other.start);
  const found = sorted([...codes, ...accounts]);
  const first = new Set(codes.includes(found[0] as Candidate) ? codes : accounts);
  const areInTurn =
    codes.length === accounts.length && found.every((one, index) => first.has(one) === (index % 2 === 0));
  if (!areInTurn) return everyPair(codes, accounts);
  const inOrder = sorted(accounts);
  return sorted(codes).map((code, index) => [code, inOrder[index] as Candidate]);
}
