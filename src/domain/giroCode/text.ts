/** Characters that show nothing, or that only change the order of others; U+200C and U+200D join letters and emoji. */
const UNWANTED =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * A typed or pasted text as one line of the payload, where a stray line break would move every line after it: breaks
 * and tabs become one blank, other blanks become ordinary ones, control characters, byte order marks, soft hyphens,
 * marks of direction, tags and halves of a character are removed. Letters with their accents apart (ü as u + ¨) are put together,
 * because many apps cannot. The joiner inside emoji stays.
 */
export function cleanLine(text: string): string {
  return text
    .split(/[\n\r\t\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/\p{Zs}/gu, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
}

/** Control characters except line breaks and tabs, and characters that change the order in which the following text is shown. */
const UNSEEN = /(?![\t-\r\u0085])\p{Cc}|[\u202B\u202E\u2067]/u;

/** Whether the text that people see differs from the one that the bank would receive. */
export function isSeenOtherwise(text: string): boolean {
  return UNSEEN.test(text);
}

/** Characters as people count them in a form: „ü“ and „€“ are one each, an emoji of one code point too. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Browsers, workers and Node have it; the language itself does not. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function utf8ByteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}
