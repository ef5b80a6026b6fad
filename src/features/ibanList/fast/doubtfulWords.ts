import {
  ABOUT_WORDS,
  DOUBT_NOUNS,
  DOUBT_WORDS,
  DOUBT_WORDS_IN_CLAUSE,
} from '../../../domain/reading/words.ts';

/** Small letters, and those of Latin-1 in UTF-8, whose capitals differ in the same bit. */
const SMALL = 32;
const [LETTER_D, LETTER_E] = [68, 69];
const KEY_BITS = 12;
const keyOf = (one: number, two: number, three: number) =>
  Math.imul(((one | SMALL) << 16) | ((two | SMALL) << 8) | three | SMALL, 0x9e3779b1) >>> (32 - KEY_BITS);

const inBytes = (word = '') => new TextEncoder().encode(word).map((byte) => byte | SMALL);

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
    ...['vorname', 'nachname', 'name'],
    ...['unicredit', 'hsbc', 'bnp', 'helaba', 'kfw', 'warburg', 'berenberg', 'comdirect', 'solaris', 'n26'],
    ...['bunq', 'qonto', 'oddo'],
  ]) {
    const bytes = inBytes(word.replace('_', ' ').split('*')[0]);
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

/** The ends of words of accounts and banks (`BANK_WORD`), by their last byte: `Altkonto`, `Postbank`. */
const ENDINGS: readonly (readonly Uint8Array[] | undefined)[] = (() => {
  const endings: Uint8Array[][] = new Array(256);
  for (const word of 'konto bank banken bankhaus bankverein banque banco kasse kassen enbk spk diba'.split(
    ' ',
  )) {
    const bytes = inBytes(word);
    const last = bytes.at(-1) as number;
    endings[last] = [...(endings[last] ?? []), bytes];
  }
  return endings;
})();

/** Whether a word that ends here may be of accounts or banks. */
export function mayEndDoubtful(bytes: Uint8Array, at: number): boolean {
  const endings = ENDINGS[(bytes[at] as number) | SMALL];
  return (
    endings?.some((word) =>
      word.every((byte, index) => ((bytes[at + 1 - word.length + index] as number) | SMALL) === byte),
    ) ?? false
  );
}

/** Whether a word that begins here has the country of a German BIC. */
export function mayBeBic(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 4] === LETTER_D && bytes[at + 5] === LETTER_E;
}

function isDoubtful(bytes: Uint8Array, at: number, words: readonly Word[]): boolean {
  return words.some(
    ({ bytes: word, isWhole }) =>
      word.every((byte, index) => ((bytes[at + index] as number) | SMALL) === byte) &&
      !(isWhole && isLetter(bytes[at + word.length] as number)),
  );
}
