import { withBranch } from '../account/bic.ts';
import { takesPayments } from '../bankRules/registry.ts';
import type { Bank, BankDirectory } from '../directory/bankDirectory.ts';
import { firstNotBefore, makeBankSearchIndex, noteBeginnings, noteMisspelt } from './searchIndex.ts';
import { type SearchTerm, searchTerms } from './searchTerms.ts';

export interface BankSearchResult {
  /** The best ones, best first, at most as many as asked for. */
  readonly banks: readonly Bank[];
  /** How many there are in all. */
  readonly count: number;
  /** Nothing fits what was typed as it is; these fit if typing errors are forgiven. */
  readonly isApproximate: boolean;
  /** The words that no such bank fits, `bei` and `der`; the banks fit all others. */
  readonly leftOut: readonly string[];
}

export interface BankSearch {
  /** `searchBanks` in one directory. */
  find(query: string, limit: number): BankSearchResult;
}

/** Scores of a number or BIC that fits; words reach 8 at most (`searchIndex.ts`). */
const SCORE = { wholeBic: 100, postcode: 8, beginningOfCode: 6, beginningOfPostcode: 5 } as const;

/** Takes the directory apart once, so that each key stroke only looks up. */
export function makeBankSearch({ banks }: BankDirectory): BankSearch {
  const index = makeBankSearchIndex(banks);
  const bankCodes = banks.map((bank) => bank.bankCode as string);
  const standings = Uint8Array.from(banks, standing);

  function noteNumber(digits: string, scores: Uint8Array): void {
    for (let bank = firstNotBefore(bankCodes, digits); bankCodes[bank]?.startsWith(digits); bank += 1)
      scores[bank] = SCORE.beginningOfCode;
    for (const [bank, { postcode }] of banks.entries())
      if (postcode.startsWith(digits))
        scores[bank] = Math.max(
          scores[bank] ?? 0,
          postcode === digits ? SCORE.postcode : SCORE.beginningOfPostcode,
        );
    noteBeginnings(index, digits, scores);
  }

  function noteBic(beginning: string, scores: Uint8Array): void {
    const whole = withBranch(beginning);
    for (const [bank, { bic }] of banks.entries())
      if (bic.startsWith(beginning)) scores[bank] = bic === whole ? SCORE.wholeBic : SCORE.beginningOfCode;
  }

  function scoresOf(term: SearchTerm, isApproximate: boolean): Uint8Array {
    const scores = new Uint8Array(banks.length);
    if (term.bic !== undefined) noteBic(term.bic, scores);
    if (term.digits !== undefined) noteNumber(term.digits, scores);
    for (const word of term.words) {
      if (isApproximate) noteMisspelt(index, word, scores);
      else noteBeginnings(index, word, scores);
    }
    return scores;
  }

  /** A sortable number for each bank that fits all terms: score, then standing, then rising bank code. */
  function rank(terms: readonly SearchTerm[], isApproximate: boolean): Float64Array {
    const scores = terms.map((term) => scoresOf(term, isApproximate));
    const ranks: number[] = [];
    for (let bank = 0; bank < banks.length; bank += 1) {
      let total = 0;
      for (const score of scores) {
        if (score[bank] === 0) {
          total = 0;
          break;
        }
        total += score[bank] ?? 0;
      }
      if (total > 0)
        ranks.push((total * 32 + (standings[bank] ?? 0)) * banks.length + (banks.length - 1 - bank));
    }
    return Float64Array.from(ranks).sort();
  }

  /**
   * The words that fit a bank together, the longest first, because „bei“ and „der“ are short. None if the longest fits no
   * bank: it is what the visitor means. The same goes for numbers.
   */
  function fittingTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
    if (terms.some(({ digits }) => digits !== undefined)) return [];
    let fitting: readonly SearchTerm[] = [];
    for (const word of terms.toSorted((one, other) => other.text.length - one.text.length)) {
      const more = [...fitting, word];
      if (rank(more, false).length > 0) fitting = more;
      else if (fitting.length === 0) return [];
    }
    return fitting;
  }

  return {
    find(query, limit) {
      const terms = searchTerms(query, (digits) =>
        bankCodes[firstNotBefore(bankCodes, digits)]?.startsWith(digits),
      );
      let ranks = rank(terms, false);
      const isExact = ranks.length > 0;
      if (!isExact) ranks = rank(terms, true);
      const isApproximate = !isExact && ranks.length > 0;
      let used: readonly SearchTerm[] = terms;
      if (ranks.length === 0 && terms.length > 1) {
        used = fittingTerms(terms);
        ranks = rank(used, false);
      }
      const best = [...ranks.subarray(Math.max(0, ranks.length - limit))].reverse();
      return {
        banks: best.flatMap((value) => banks[banks.length - 1 - (value % banks.length)] ?? []),
        count: ranks.length,
        isApproximate,
        leftOut: ranks.length > 0 ? terms.filter((term) => !used.includes(term)).map(({ text }) => text) : [],
      };
    },
  };
}

/** Making a search takes longer than to search, so each directory gets it once, when it is needed. */
const searches = new WeakMap<BankDirectory, BankSearch>();

/**
 * Finds banks of a directory by name, town, postcode, bank code or BIC, in any order and spelling of umlauts; words,
 * numbers and BICs may be cut short. All that is typed must fit; if no bank does, the words that are in the way are left
 * out. The first search in a directory takes it apart; the later ones only look up.
 *
 * @param query what was typed, `sparkasse koeln`, `370 400 44`; only its first 100 characters count
 * @param limit how many banks are wanted
 */
export function searchBanks(directory: BankDirectory, query: string, limit: number): BankSearchResult {
  const search = searches.get(directory) ?? makeBankSearch(directory);
  searches.set(directory, search);
  return search.find(query, limit);
}

/** What makes a bank more likely than another that fits as well: still in use, its own name, a short one. */
function standing({ isMarkedForDeletion, name, bankRule }: Bank): number {
  const isFormer = /-alt-|\bvormals\b/.test(name);
  const brevity = 3 - Math.min(3, Math.floor(name.length / 16));
  return (isMarkedForDeletion ? 0 : 16) + (isFormer ? 0 : 8) + (takesPayments(bankRule) ? 4 : 0) + brevity;
}
