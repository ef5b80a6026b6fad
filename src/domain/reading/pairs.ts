import type { Evidence, Explained } from './types.ts';
import { FORMS, HOLDER } from './words.ts';

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

/** How far before a number its holder may stand. */
const NEAR = 200;

const DATE = new RegExp(FORMS.date, 'giu');
const PERIOD = new RegExp(`${FORMS.date} ?[-–] ?${FORMS.date}`, 'iu');

/**
 * Two numbers that may belong to different accounts: words and an empty line part them (`… Privatkonto
 * 532013000.⏎⏎Muster GmbH, BLZ 37040044`), or each has a holder or a day of its own. Or to one that there was for some time.
 */
export function halves(text: string, explained: readonly Explained[]): string[] {
  const used = explained.filter(({ role }) => role === 'bankCode' || role === 'accountNumber');
  const [from, to] = used;
  if (used.length !== 2 || !from || !to) return [];
  const between = text.slice(from.end, to.start);
  const areApart = /\n\s*\n/.test(between) && /\p{L}/u.test(between);
  const holders = [text.slice(Math.max(0, from.start - NEAR), from.start), between].map(
    (part) => part.match(HOLDER)?.[0],
  );
  const lines = used.map(({ start }) => {
    const end = text.indexOf('\n', start);
    return text.slice(text.lastIndexOf('\n', start) + 1, end < 0 ? undefined : end);
  });
  const [first, second] = lines.map((line) => line.match(DATE)?.join());
  const areOfTwoDays = first !== undefined && second !== undefined && first !== second;
  return areApart || areOfTwoDays || lines.some((line) => PERIOD.test(line)) || !holders.includes(undefined)
    ? used.map(({ start, end }) => text.slice(start, end))
    : [];
}
