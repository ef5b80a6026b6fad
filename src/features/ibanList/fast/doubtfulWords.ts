import {
  ABOUT_WORDS,
  DOUBT_NOUNS,
  DOUBT_WORDS,
  DOUBT_WORDS_IN_CLAUSE,
} from '../../../domain/reading/words.ts';

/** Small letters, and those of Latin-1 in UTF-8, whose capitals differ in the same bit. */
const SMALL = 32;
const LETTER_O = 111;
const KEY_BITS = 12;
const keyOf = (one: number, two: number, three: number) =>
  Math.imul(((one | SMALL) << 16) | ((two | SMALL) << 8) | three | SMALL, 0x9e3779b1) >>> (32 - KEY_BITS);

interface Word {
  readonly bytes: Uint8Array;
  /** Nothing may follow: `alt`, but not `Altmann`. */
  readonly isWhole: boolean;
}

/** The beginnings of words for which `speaksAgainst` may be true, by the key of their first three bytes. */
const WORDS: readonly (readonly Word[] | undefined)[] = (() => {
  const words: Word[][] = new Array(1 << KEY_BITS);
  for (const word of [
    ...DOUBT_WORDS,
    ...DOUBT_NOUNS,
    ...ABOUT_WORDS,
    ...DOUBT_WORDS_IN_CLAUSE,
    ...['rem ', 'xxx', 'ex ', 'ex-', 'i. ', 'i.l', 'i.i', 'i.a', 'n. ', 'n.n', 'z. ', 'z.b'],
    ...['vorname', 'nachname', 'name', 'spk'],
  ]) {
    const bytes = new TextEncoder().encode(word.replace('_', ' ').split('*')[0]).map((byte) => byte | SMALL);
    const [one = 0, two = 0, three = 0] = bytes;
    const key = keyOf(one, two, three);
    const isWhole = DOUBT_WORDS_IN_CLAUSE.includes(word) && !word.includes('*');
    words[key] = [...(words[key] ?? []), { bytes, isWhole }];
  }
  return words;
})();

const isLetter = (byte: number) => (byte | SMALL) >= 97 && (byte | SMALL) <= 122;

/** Has 1 for each key of `WORDS`: four kilobytes, which stay in the processor's cache. */
const HAS_WORDS = Uint8Array.from(WORDS, (words) => Number(words !== undefined));

/** Whether a word that begins here may say something against an account. */
export function mayBeDoubtful(bytes: Uint8Array, at: number): boolean {
  const key = keyOf(bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number);
  return HAS_WORDS[key] === 1 && isDoubtful(bytes, at, WORDS[key] as readonly Word[]);
}

/** Whether a word that ends here may be one of accounts: `Altkonto`. */
export function mayEndDoubtful(bytes: Uint8Array, at: number): boolean {
  return ((bytes[at] as number) | SMALL) === LETTER_O && mayBeDoubtful(bytes, at + 1 - 'konto'.length);
}

function isDoubtful(bytes: Uint8Array, at: number, words: readonly Word[]): boolean {
  return words.some(
    ({ bytes: word, isWhole }) =>
      word.every((byte, index) => ((bytes[at + index] as number) | SMALL) === byte) &&
      !(isWhole && isLetter(bytes[at + word.length] as number)),
  );
}
