import { takesPayments } from '../bankRules/registry.ts';
import { type Bank, EVERYDAY_NAMES } from '../directory/bankDirectory.ts';
import { forgivenErrors, typingErrors } from './typingErrors.ts';
import { fold, innerWordsOf, meaningsOf, wordsOf } from './words.ts';

/** A found word counts more when it was typed in full. */
const WHOLE_WORD = 4;

export interface BankSearchIndex {
  /** All banks in the order of their names and towns, each with its standing. */
  readonly banks: ReadonlyMap<Bank, number>;
  /** All words, folded, each with the banks in which it occurs and its weight there. */
  readonly words: ReadonlyMap<string, ReadonlyMap<Bank, number>>;
}

/** Builds the index of a directory, so that each keystroke only looks up. */
export function makeBankSearchIndex(banks: readonly Bank[]): BankSearchIndex {
  const index = new Map<string, Map<Bank, number>>();
  const byName = new Map<string, Bank>();
  for (const bank of banks) {
    const { bankCode, name, shortName, town } = bank;
    byName.set([...[name, town].map((text) => wordsOf(fold(text)).join(' ')), bankCode].join('\t'), bank);
    // A later weight of a word replaces an earlier one.
    const add = (weight: number, words: readonly string[]) => {
      for (const word of words) {
        const weights = index.get(word) ?? new Map<Bank, number>();
        index.set(word, weights.set(bank, weight));
      }
    };
    const [first = '', second, ...others] = wordsOf(fold(name));
    add(1, wordsOf(fold(shortName)).flatMap(meaningsOf));
    const places = wordsOf(fold(`${town} ${EVERYDAY_NAMES.get(bankCode) ?? ''}`));
    add(3, [second ?? [], others, places].flat().flatMap(meaningsOf));
    // „VB“ comes after the names that begin with „Volksbank“.
    add(3, [...meaningsOf(first), ...innerWordsOf(name)]);
    // `VR Bank` and `DZ Bank` are often written in one word.
    if (second === 'bank') add(3, [`${first}bank`]);
    add(4, [first]);
  }
  const ordered = [...byName.keys()].sort().map((key) => byName.get(key) as Bank);
  return { banks: new Map(ordered.map((bank) => [bank, standing(bank)])), words: index };
}

/** Groups in the scheme of the Bundesbank, the fourth digit: Commerzbank, savings banks, cooperative banks, Deutsche Bank. */
const WITH_BRANCHES = /^\d{3}[4-9]/;

/** What makes a bank more likely than another that fits as well: still in use, its own name, open to anybody. */
function standing({ bankCode, isMarkedForDeletion, name, bankRule }: Bank): number {
  const isFormer = /-alt-|\bvormals\b/.test(name);
  const likely = (isMarkedForDeletion ? 0 : 4) + (isFormer ? 0 : 2) + (takesPayments(bankRule) ? 1 : 0);
  return likely + (WITH_BRANCHES.test(bankCode) ? 0.5 : 0);
}

/** Records how well a word matches each bank, if it matches better than recorded. Each typing error costs more than any weight. */
export function noteBanks(
  { words }: BankSearchIndex,
  typed: string,
  isApproximate: boolean,
  scores: Map<Bank, number>,
): void {
  const most = isApproximate ? forgivenErrors(typed) : 0;
  for (const [word, weights] of words) {
    const errors = typingErrors(typed, word, most);
    if (errors > most) continue;
    const bonus = most === 0 && word === typed ? WHOLE_WORD : (most - errors) * 2 * WHOLE_WORD;
    for (const [bank, weight] of weights) scores.set(bank, Math.max(scores.get(bank) ?? 0, weight + bonus));
  }
}
