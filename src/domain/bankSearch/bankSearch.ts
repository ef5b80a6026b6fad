import { withBranch } from '../account/bic.ts';
import type { Bank, BankDirectory } from '../directory/bankDirectory.ts';
import { type BankSearchIndex, makeBankSearchIndex, noteBanks } from './searchIndex.ts';
import { type SearchTerm, searchTerms } from './searchTerms.ts';

export interface BankSearchResult {
  /** The best ones, best first, at most as many as asked for. */
  readonly banks: readonly Bank[];
  /** How many there are in total. */
  readonly count: number;
  /** Nothing matches the text as typed; these match if typing errors are forgiven. */
  readonly isApproximate: boolean;
  /** The words that match no such bank, such as `bei` and `der`; the banks match all others. */
  readonly leftOut: readonly string[];
}

/** Making an index takes longer than a search, so each directory gets it once, when it is needed. */
const indexes = new WeakMap<BankDirectory, BankSearchIndex>();

/**
 * Finds banks of a directory by name, town, postcode, bank code or BIC, in any order and spelling of umlauts; words,
 * numbers and BICs may be cut short. All that is typed must fit; if no bank does, the words that are in the way are left
 * out. The first search in a directory builds its index; later ones only look up.
 *
 * @param query what was typed, `sparkasse koeln`, `370 400 44`; only its first 100 characters count
 * @param limit how many banks are wanted
 */
export function searchBanks(directory: BankDirectory, query: string, limit: number): BankSearchResult {
  const index = indexes.get(directory) ?? makeBankSearchIndex(directory.banks);
  indexes.set(directory, index);
  const banksFor = (terms: readonly SearchTerm[], isApproximate = false) => rank(index, terms, isApproximate);
  const terms = searchTerms(query, (digits) =>
    directory.banks.some(({ bankCode }) => bankCode.startsWith(digits)),
  );
  let used: readonly SearchTerm[] = terms;
  let banks = banksFor(terms);
  let isApproximate = false;
  if (banks.length === 0) {
    banks = banksFor(terms, true);
    isApproximate = banks.length > 0;
  }
  if (banks.length === 0) {
    used = fittingTerms(terms, (some) => banksFor(some).length > 0);
    banks = banksFor(used);
  }
  const leftOut = banks.length > 0 ? terms.filter((term) => !used.includes(term)) : [];
  return {
    banks: banks.slice(0, limit),
    count: banks.length,
    isApproximate,
    leftOut: leftOut.map(({ text }) => text),
  };
}

/** The banks that fit all terms: by score, then standing, then in the order of the index. */
function rank(index: BankSearchIndex, terms: readonly SearchTerm[], isApproximate: boolean): Bank[] {
  if (terms.length === 0) return [];
  const scores = terms.map((term) => scoresOf(index, term, isApproximate));
  return [...index.banks]
    .filter(([bank]) => scores.every((scoreOf) => scoreOf.has(bank)))
    .map(([bank, standing]) => {
      const score = scores.reduce((sum, scoreOf) => sum + (scoreOf.get(bank) ?? 0), 0);
      return { bank, rank: score * 8 + standing };
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ bank }) => bank);
}

function scoresOf(
  index: BankSearchIndex,
  { code, words }: SearchTerm,
  isApproximate: boolean,
): Map<Bank, number> {
  const scores = new Map<Bank, number>();
  if (code !== undefined)
    for (const bank of index.banks.keys()) {
      const score = scoreOfCode(bank, code);
      if (score > 0) scores.set(bank, score);
    }
  for (const word of words) noteBanks(index, word, isApproximate, scores);
  return scores;
}

/** How well a bank code, postcode or BIC fits its beginning; words reach 8 at most (`searchIndex.ts`). */
function scoreOfCode({ bankCode, postcode, bic }: Bank, beginning: string): number {
  if (bic === withBranch(beginning)) return 100;
  if (postcode === beginning) return 8;
  if (bankCode.startsWith(beginning) || bic.startsWith(beginning)) return 6;
  return postcode.startsWith(beginning) ? 5 : 0;
}

/**
 * The words that fit a bank together, the longest first, because „bei“ and „der“ are short. None if the longest fits no
 * bank: it is what the visitor means. The same goes for numbers.
 */
function fittingTerms(
  terms: readonly SearchTerm[],
  isFound: (terms: readonly SearchTerm[]) => boolean,
): readonly SearchTerm[] {
  if (terms.some(({ text }) => /^\d+$/.test(text))) return [];
  const fitting: SearchTerm[] = [];
  for (const term of terms.toSorted((one, other) => other.text.length - one.text.length))
    if (isFound([...fitting, term])) fitting.push(term);
    else if (fitting.length === 0) break;
  return fitting;
}
