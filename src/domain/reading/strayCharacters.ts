/**
 * Invisible characters that a number can lose without changing: soft hyphens, joiners, marks and isolates of
 * direction, byte order marks, selectors of a variant, tags, the ends of annotations (Unicode, Default_Ignorable_Code_Point
 * and general category Cf). Those that turn digits around are not among them, nor is U+FFFA, after which an annotation
 * begins.
 */
const INVISIBLE = /(?![\u202B\u202E\u2067])[\p{Default_Ignorable_Code_Point}\uFFF9\uFFFB]/gu;

/**
 * Whether a text may be shown from right to left, so that nobody has seen the number that it has, but groups in another order. A
 * mark (U+200F, U+061C) reverses nothing if there is one group of digits.
 */
export function isReversed(text: string): boolean {
  if (/[\u202B\u202E\u2067]/.test(text)) return true;
  return /[\u200F\u061C]/.test(text) && hasSeveralNumbers(text);
}

export const hasSeveralNumbers = (text: string) => /\d\D+\d/.test(text);

/** The text without invisible characters, or with `instead` for each of them. */
export function withoutInvisible(text: string, instead = ''): string {
  return text.replace(INVISIBLE, instead);
}

/** The text with full-width letters, digits and signs (U+FF01 to U+FF5E are ! to ~) as ordinary ones. */
export function withoutFullWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
}

/**
 * Capitals for a to z and for no other letter: `toUpperCase` would also make SS of ß, FI of the ligature ﬁ and I of the
 * dotless ı: letters that are not in the text.
 */
export function withCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** `37O40044`: digits among letters that look like one. */
export const LOOKALIKES = /(?<![\p{L}\d])(?=[OoIl]*\d)\d*[OoIl][OoIl\d]*(?![\p{L}\d])/gu;

/** The text with digits for these letters. It is only offered: nobody but the visitor takes a letter for a digit. */
export function asDigits(text: string): string {
  return text.replace(LOOKALIKES, (run) => run.replace(/O/gi, '0').replace(/[Il]/g, '1'));
}

const BLOCK = /<\/?(?:br|p|div|tr|li|ul|ol|table|tbody)(?: [^<>]*)?\/?>/gi;
const INLINE = /<\/?(?:wbr|b|i|u|em|strong|span|font|a|td|th|code|small)(?: [^<>]*)?\/?>/gi;
/** Blanks as they are written in the code of a page. */
const BLANK_ENTITIES = /&(?:nbsp|thinsp|ensp|emsp|shy|#160|#8\d{3}|#xa0|#x20[0-9a-f]{2});/gi;
/** Code of a page within a line. */
export const MARKUP = new RegExp(`${INLINE.source}|${BLANK_ENTITIES.source}`, 'gi');

/** The code of a page as it is seen: blocks are lines, and what is within a line at most sets off a group of digits. */
export function withoutMarkup(text: string): string {
  return /[<&]/.test(text) ? text.replace(BLOCK, '\n').replace(MARKUP, ' ') : text;
}

/** In place of what has been read: no number or word continues across it. A Latin text stays one, which is searched faster. */
export const READ = '\u0081';

/** The text with parts of it, in their order, marked as read; all positions stay. */
export function marked(
  text: string,
  parts: readonly { readonly start: number; readonly end: number }[],
): string {
  let last = 0;
  const rest = parts.map(({ start, end }) => {
    const whole = text.slice(last, start) + READ.repeat(Math.max(0, end - Math.max(start, last)));
    last = Math.max(last, end);
    return whole;
  });
  return rest.join('') + text.slice(last);
}

/** A digit in each box of a form: `3|7|0|4|0|0|4|4`. */
const BOXED = /(?<![\p{L}\p{N}]|\d.)\[?\d( \| |\]\[|[ |])\d(?:\1\d){3,8}(?:\]|(?!.?\p{N}))/gu;

/** Bold in Markdown and in messages: `**Konto:** 532013000`, `*Konto:* 532013000`. */
const BOLD = /(?<![\p{L}\p{N}*])(\*\*?)(?=\S)([^*\n]+)(?<=\S)\1(?![\p{L}\p{N}*])/gu;

/** The account of a statement in the format MT940 (SWIFT, field 25): `:25:70150000/1234567EUR`. */
const STATEMENT = /^:25:(\d{8}\/\d{1,10})(?:EUR)?$/gm;

/** The text as it is read: without what is not seen, with one kind of blank and one kind of line end. */
export function plainText(written: string): string {
  return (
    withoutMarkup(withoutFullWidth(withoutInvisible(written)))
      // An object in the text, such as a picture.
      .replaceAll('\uFFFC', ' ')
      .replaceAll(READ, '\uFFFD')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\S\n\t]+/g, ' ')
      .replace(/ ?\t ?/g, ' | ')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(STATEMENT, '$1')
      .replace(BOLD, '$2')
      .replace(BOXED, (digits) => digits.replace(/\D/g, ''))
  );
}
