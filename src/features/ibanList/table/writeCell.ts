/**
 * How cells are written into the CSV that Excel opens: semicolon between them, quotes where RFC 4180 wants them.
 *
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, “CSV Injection”: = + - @, tab,
 * line breaks and their full-width forms at the beginning). Excel and LibreOffice show the apostrophe of a CSV, so the
 * cell is not hidden, and it never calculates. A spreadsheet set to another delimiter cuts the text at commas, tabs or
 * bars instead of semicolons, quotes or not; so each part between them is treated in the same way. Plain numbers stay
 * readable: after + or -, only digits with dots, commas, blanks and a currency or percent sign cannot call a function or
 * point at a cell, so `-12,50 €` and `+49 170 1234567` stay as they are.
 */
export function writtenCell(text: string, isQuoted: boolean): string {
  const harmless = withoutFormula(text);
  return isQuoted || /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The cell as it is shown in a spreadsheet without being calculated. */
export function withoutFormula(text: string): string {
  if (!SIGN.test(text) && !/^[\t\r\n]/.test(text)) return text;
  const parts = isPlainNumber(text) ? [text] : text.split(/(?<=[,;\t|\r\n])/);
  return parts.map((part, index) => (isFormula(part, index === 0) ? `'${part}` : part)).join('');
}

const SIGN = /[=+\-@＝＋－＠﹢﹣﹦﹫]/;
/** Blanks, quotes and characters that cannot be seen do not keep a spreadsheet from calculating. */
const FORMULA_START = /^[\s"\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]*[=+\-@＝＋－＠﹢﹣﹦﹫]/u;
/** A longer text is no number. */
const LONGEST_NUMBER = 40;
const PLAIN_NUMBER = /^\s*[+-][ \u00A0]?(?:\d[\d., \u00A0]*)?(?:[€%]|EUR)?[,;\t|\r\n]*$/;

function isFormula(part: string, isFirst: boolean): boolean {
  if (isFirst && /^[\t\r\n]/.test(part)) return true;
  return FORMULA_START.test(part) && !isPlainNumber(part);
}

function isPlainNumber(text: string): boolean {
  return text.length <= LONGEST_NUMBER && PLAIN_NUMBER.test(text);
}
