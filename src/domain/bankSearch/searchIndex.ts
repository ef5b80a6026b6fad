import type { Bank } from '../directory/bankDirectory.ts';
import { forgivenErrors, lettersOf, missingLetters, typingErrors } from './typingErrors.ts';
import { EVERYDAY_NAMES, fold, innerWordsOf, meaningsOf, wordsOf } from './words.ts';

/** The weight of a word, by the column in which it occurs. */
const WEIGHT = { firstOfName: 4, name: 3, town: 3, inner: 3, shortName: 1 } as const;

/** A found word counts more when it was typed in full. */
const WHOLE_WORD = 4;

/** Where a word occurs: position of the bank × 8 + weight. */
type Postings = number[];

/** All words of the directory, sorted, each with the banks in which it occurs. */
export interface BankSearchIndex {
  readonly words: readonly string[];
  readonly postings: readonly Postings[];
  /** Which letters occur in each word: they suffice to tell most misspelt words apart. */
  readonly letters: Uint32Array;
}

export function makeBankSearchIndex(banks: readonly Bank[]): BankSearchIndex {
  const postingsByWord = new Map<string, Postings>();
  const add = (word: string, bank: number, weight: number) => {
    const postings = postingsByWord.get(word);
    if (postings) postings.push(bank * 8 + weight);
    else postingsByWord.set(word, [bank * 8 + weight]);
  };
  const meanings = remember(meaningsOf);
  const innerWords = remember(innerWordsOf);
  const addWords = (words: readonly string[], bank: number, firstWeight: number, weight: number) => {
    for (const [index, word] of words.entries())
      for (const meaning of meanings(word)) add(meaning, bank, index === 0 ? firstWeight : weight);
  };
  for (const [bank, { bankCode, name, shortName, town }] of banks.entries()) {
    const nameWords = wordsOf(name);
    addWords(nameWords, bank, WEIGHT.firstOfName, WEIGHT.name);
    addWords(wordsOf(EVERYDAY_NAMES.get(bankCode) ?? ''), bank, WEIGHT.name, WEIGHT.name);
    addWords(wordsOf(town), bank, WEIGHT.town, WEIGHT.town);
    addWords(wordsOf(shortName), bank, WEIGHT.shortName, WEIGHT.shortName);
    for (const word of nameWords) for (const inner of innerWords(word)) add(inner, bank, WEIGHT.inner);
    // `VR Bank` and `DZ Bank` are often written in one word.
    if (nameWords[1] === 'Bank') add(fold(`${nameWords[0]}bank`), bank, WEIGHT.name);
  }
  const words = [...postingsByWord.keys()].sort();
  const postings = words.map((word) => postingsByWord.get(word) ?? []);
  return { words, postings, letters: Uint32Array.from(words, lettersOf) };
}

/** Words repeat, so each is folded only once. */
function remember(ofWord: (word: string) => string[]): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered) return remembered;
    const found = ofWord(word);
    known.set(word, found);
    return found;
  };
}

/** Notes for each bank how well it fits a word that begins like `beginning`, if it fits better than noted. */
export function noteBeginnings(
  { words, postings }: BankSearchIndex,
  beginning: string,
  scores: Uint8Array,
): void {
  for (let index = firstNotBefore(words, beginning); words[index]?.startsWith(beginning); index += 1)
    notePostings(postings[index] ?? [], words[index] === beginning ? WHOLE_WORD : 0, scores);
}

/** The same for words that begin like `typed` but for a few typing errors; each of them costs more than any weight. */
export function noteMisspelt(index: BankSearchIndex, typed: string, scores: Uint8Array): void {
  const most = forgivenErrors(typed);
  if (most === 0) {
    noteBeginnings(index, typed, scores);
    return;
  }
  const letters = lettersOf(typed);
  for (const [position, word] of index.words.entries()) {
    if (missingLetters(letters, index.letters[position] ?? 0) > most) continue;
    const errors = typingErrors(typed, word, most);
    if (errors <= most)
      notePostings(index.postings[position] ?? [], (most - errors) * 2 * WHOLE_WORD, scores);
  }
}

function notePostings(postings: Postings, bonus: number, scores: Uint8Array): void {
  for (const posting of postings) {
    const bank = posting >> 3;
    const score = (posting & 7) + bonus;
    scores[bank] = Math.max(scores[bank] ?? 0, score);
  }
}

/** The index of the first entry in a sorted list that does not come before `text`. */
export function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
