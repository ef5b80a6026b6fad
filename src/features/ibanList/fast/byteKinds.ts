import { DELIMITERS } from '../../../table/tableFormat.ts';
import { CSV_DELIMITER } from '../../../table/writeCell.ts';
import { KINDS, type Kind } from '../convert/cellKinds.ts';
import { STATEMENT } from './columnTraits.ts';

export const BLANK = 32;
/** `)` */
const BRACKET = 41;
const SLASH = 47;
export const COLON = 58;
export const ZERO = 48;

const CONTROLS = Array.from({ length: 32 }, (_, code) => code).filter((code) => code !== 10 && code !== 13);
/**
 * Characters of ASCII that may start a quote or a formula (`writeCell.ts`), at the start of a cell or after a character at which
 * a spreadsheet may split it.
 */
export const NEEDS_CARE = bytesOf('"=+-@#% /\u007F', ...CONTROLS);
/** A spreadsheet may split a cell at these. A cell that contains `CSV_DELIMITER` is not ordinary: it has to be quoted. */
export const CUTS = bytesOf(DELIMITERS.filter((delimiter) => delimiter !== CSV_DELIMITER).join(''));

export const DIGIT = 1;
export const STOP = 2;
export const LETTER = 4;
/** Signs of doubt, and the bytes with which all characters but ASCII and the letters of Latin-1 begin. */
export const SIGN = 8;
/** Separates the digits of dates, amounts and telephone numbers. */
export const PUNCTUATION = 16;
/** A continuation byte of a letter beyond ASCII. */
export const INSIDE = 32;

/** The kind of each byte: what an ordinary row does with it. */
export function kindsOfBytes(): Uint8Array {
  const kinds = new Uint8Array(256);
  for (const digit of '0123456789') kinds[digit.charCodeAt(0)] = DIGIT;
  for (let letter = 65; letter <= 90; letter += 1)
    kinds.fill(LETTER, letter, letter + 1).fill(LETTER, letter + 32, letter + 33);
  // The letters of Latin-1 in UTF-8, without × and ÷.
  kinds.fill(INSIDE, 0x80, 0xc0).fill(LETTER, 0xc3, 0xc4).fill(SIGN, 0xc4);
  kinds.fill(SIGN, 0x97, 0x98).fill(SIGN, 0xb7, 0xb8);
  kinds['('.charCodeAt(0)] = STATEMENT;
  for (const character of '.,/:-') kinds[character.charCodeAt(0)] = PUNCTUATION;
  for (const sign of '!+<>?~*#[]{}^\\\u00C2') kinds[sign.charCodeAt(0)] = SIGN;
  for (const stop of ['"', '\r', '\n', ...DELIMITERS]) kinds[stop.charCodeAt(0)] = STOP;
  return kinds;
}

/** A table with 1 for these bytes and 0 for all others. */
function bytesOf(characters: string, ...more: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  for (const byte of more) table[byte] = 1;
  return table;
}

/** The kind of a cell. @param seen kinds of its bytes */
export function kindOfBytes(seen: number, digits: number): Kind {
  if ((seen & LETTER) !== 0) return KINDS.words;
  if (digits === 0) return KINDS.empty;
  return (seen & PUNCTUATION) !== 0 ? KINDS.figures : KINDS.digits;
}

const SMALL = 32;

/** Whether a word begins with a small letter: of ASCII, or of Latin-1 in UTF-8. */
export function isSmall(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] as number;
  return first === 0xc3 ? (bytes[at + 1] as number) >= 0x9f : (first & SMALL) !== 0;
}

/** Whether a sign ends a mark of what is struck out: `///`. */
export const isStruck = (bytes: Uint8Array, at: number) =>
  bytes[at] === SLASH && bytes[at - 1] === SLASH && bytes[at - 2] === SLASH;

/** Whether a cell refers to a note, as `Meier (1)` and `Meier1)` do. @param end after its last byte */
export function refersToNote(bytes: Uint8Array, end: number, kinds: Uint8Array): boolean {
  return (
    bytes[end - 1] === BRACKET &&
    (kinds[bytes[end - 2] as number] === DIGIT || kinds[bytes[end - 3] as number] !== LETTER)
  );
}

/** How many digits there are from here on. */
export function digitsFrom(bytes: Uint8Array, start: number): number {
  let at = start;
  while (((bytes[at] as number) ^ ZERO) <= 9) at += 1;
  return at - start;
}
