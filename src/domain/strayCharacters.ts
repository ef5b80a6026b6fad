/**
 * Characters that nobody sees and that may go from a number without changing it: soft hyphens, joiners, marks and
 * isolates of direction, byte order marks, annotation marks, selectors of a variant, tags (Unicode, general category
 * Cf). U+202E is not among them: it turns digits around on the screen, so the eye reads another number than the text has.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202D\u2060-\u2064\u2066-\u206F\p{Variation_Selector}\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** The text without the characters that nobody sees; `instead` can hold their places. */
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
 * dotless ı, and so letters that nobody wrote.
 */
export function withCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
