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
 * Matches bank codes with account numbers. Either each line has one bank code and its account numbers, or the two kinds
 * alternate. In any other text, every bank code may belong to every account number.
 */
export function pairsInText(
  text: string,
  codes: readonly Candidate[],
  accounts: readonly Candidate[],
): [Candidate, Candidate][] {
  const found = [...codes, ...accounts].sort((one, other) => one.start - other.start);
  const isCode = (one: Candidate) => allCodes.has(one);
  const allCodes = new Set(codes);
  const pairsOf = (some: readonly Candidate[]) =>
    everyPair(
      some.filter(isCode),
      some.filter((one) => !isCode(one)),
    );
  const lines: Candidate[][] = [];
  for (const [index, one] of found.entries())
    if (index > 0 && !text.slice(found[index - 1]?.start, Math.max(0, one.start)).includes('\n'))
      lines.at(-1)?.push(one);
    else lines.push([one]);
  if (lines.every((line) => line.filter(isCode).length === 1 && line.length > 1))
    return lines.flatMap(pairsOf);
  const isInTurn =
    found.length % 2 === 0 &&
    found.every((one, index) => index === 0 || isCode(one) !== isCode(found[index - 1] as Candidate));
  if (!isInTurn) return pairsOf(found);
  return found.flatMap((_, index) => (index % 2 === 0 ? pairsOf(found.slice(index, index + 2)) : []));
}
