import {
  ABOUT_WORDS,
  bothSpellings,
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

interface Word {
  readonly bytes: Uint8Array;
  /** Nothing may follow: `alt`, but not `Altmann`. */
  readonly isWhole: boolean;
}

/** Words by the key of three of their bytes: from the first one on, or the last. */
function byKey(words: readonly string[], first: 0 | -3) {
  const table: (Word[] | undefined)[] = new Array(1 << KEY_BITS).fill(undefined);
  for (const word of words) {
    const bytes = new TextEncoder().encode(word.replace('_', ' ').split('*')[0]).map((byte) => byte | SMALL);
    const [one = 0, two = 0, three = 0] = bytes.slice(first);
    const key = keyOf(one, two, three);
    const isWhole = DOUBT_WORDS_IN_CLAUSE.includes(word) && !word.includes('*');
    table[key] = [...(table[key] ?? []), { bytes, isWhole }];
  }
  return table;
}

/** The beginnings of words for which `speaksAgainst` may be true, and of banks. */
const BEGINNINGS = byKey(
  [
    ...bothSpellings([...DOUBT_WORDS, ...DOUBT_NOUNS, ...ABOUT_WORDS, ...DOUBT_WORDS_IN_CLAUSE]),
    ...['rem ', 'xxx', 'ex ', 'ex-', 'i. ', 'i.l', 'i.i', 'i.a', 'n. ', 'n.n', 'z. ', 'z.b'],
    ...['vorname', 'nachname', 'name'],
    ...'unicredit hsbc bnp helaba kfw warburg berenberg comdirect solaris n26 bunq qonto oddo'.split(' '),
  ],
  0,
);
/** The ends of words of accounts and banks (`BANK_WORD`): `Altkonto`, `Postbank`. */
const ENDINGS = byKey(
  'konto bank banken bankhaus bankverein banque banco kasse kassen enbk spk diba'.split(' '),
  -3,
);

const isLetter = (byte: number) => (byte | SMALL) >= 97 && (byte | SMALL) <= 122;

/** Whether a word that begins here may say something against an account. */
export function mayBeDoubtful(bytes: Uint8Array, at: number): boolean {
  const key = keyOf(bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number);
  return BEGINNINGS[key]?.some((word) => isAt(word, bytes, at)) === true;
}

/** Whether a word that ends here may be of accounts or banks. */
export function mayEndDoubtful(bytes: Uint8Array, at: number): boolean {
  const key = keyOf(bytes[at - 2] as number, bytes[at - 1] as number, bytes[at] as number);
  return ENDINGS[key]?.some((word) => isAt(word, bytes, at + 1 - word.bytes.length)) === true;
}

/** Whether a word that begins here has the country of a German BIC. */
export function mayBeBic(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 4] === LETTER_D && bytes[at + 5] === LETTER_E;
}

function isAt({ bytes: word, isWhole }: Word, bytes: Uint8Array, at: number): boolean {
  return (
    word.every((byte, index) => ((bytes[at + index] as number) | SMALL) === byte) &&
    !(isWhole && isLetter(bytes[at + word.length] as number))
  );
}
