import type { Encoding } from './tableFormat.ts';
import { characterLength } from './utf8.ts';

/** Number of bytes that show whether the file is a text. */
const BEGINNING = 2 ** 15;

/**
 * Detects the encoding of a text from its first bytes.
 *
 * A byte order mark decides. Without one, UTF-16 is detected by the zero bytes of ASCII characters, and UTF-8 by its
 * multi-byte characters, which umlauts in Windows-1252 almost never form (Unicode Standard, table 3-7).
 *
 * @param sample the beginning of the file; its last character may be incomplete
 * @returns null if the bytes are not a text (a picture, a program, a PDF)
 */
export function detectEncoding(sample: Uint8Array): Encoding | null {
  const [first = 0, second = 0, third = 0] = sample;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const beginning = sample.subarray(0, BEGINNING);
  const utf16 = utf16WithoutMark(beginning);
  if (utf16 !== null) return utf16;
  if (isBinary(beginning)) return null;
  return isRatherUtf8(sample) ? 'utf-8' : singleByteEncoding(sample);
}

/** Digits, delimiters and line breaks have a zero byte in UTF-16: before the character (BE) or after it (LE). */
function utf16WithoutMark(sample: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1)
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < odd / 16) return 'utf-16le';
  if (even > many && odd < even / 16) return 'utf-16be';
  return null;
}

/** Texts contain few control characters except tab, line feed, form feed and carriage return. */
function isBinary(sample: Uint8Array): boolean {
  if (String.fromCharCode(...sample.subarray(0, 5)) === '%PDF-') return true;
  let controls = 0;
  for (const byte of sample)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  return controls > Math.max(8, sample.length / 50);
}

/**
 * Whether most characters beyond ASCII are UTF-8. A few other bytes in a UTF-8 text belong to rows from another
 * program.
 */
function isRatherUtf8(sample: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < sample.length; ) {
    const length = characterLength(sample, at, sample.length);
    if (length > 1) good += 1;
    else if (length === 0 && !isIncomplete(sample.subarray(at))) bad += 1;
    at += length || 1;
  }
  return bad === 0 || good > bad;
}

/** Whether these are the last bytes of a sample, which ends inside a character of UTF-8. */
function isIncomplete(end: Uint8Array): boolean {
  const [first = 0, ...others] = end.subarray(0, 4);
  return end.length < 4 && first >= 0xc2 && others.every((byte) => (byte & 0xc0) === 0x80);
}

/** How German letters look in Windows-1252: its own, and those of other encodings where its own characters do not stand. */
const GERMAN_LETTERS = {
  'windows-1252': /(?<=[A-Za-z])[äöüß]|[ÄÖÜ](?=[a-z])/g,
  // ü, ä and ö inside a word, ß after a vowel, Ö and Ü at the beginning of a word.
  cp850: /(?<=[A-Za-z])[\u0081„”](?=[a-z])|(?<=[aou]|ei)á|(?<![A-Za-z])[™š](?=[a-z])/g,
  // ä, ü and ß inside a word, ö between consonants.
  macintosh:
    /(?<=[A-Za-z])[ŠŸ](?=[a-z])|(?<=[a-z])§|(?<=[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z])š(?=[b-df-hj-np-tv-z])/g,
} as const;

function singleByteEncoding(sample: Uint8Array): Encoding {
  const text = new TextDecoder('windows-1252').decode(sample);
  const count = (encoding: keyof typeof GERMAN_LETTERS) => text.match(GERMAN_LETTERS[encoding])?.length ?? 0;
  const encodings = ['windows-1252', 'cp850', 'macintosh'] as const;
  return encodings.reduce((best, other) => (count(other) > count(best) ? other : best));
}
