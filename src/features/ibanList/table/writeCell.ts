/**
 * How cells are written into the CSV that Excel opens: semicolon between them, quotes where RFC 4180 wants them.
 *
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, „CSV Injection“: = + - @, tab,
 * line breaks and their full-width forms at the beginning). Excel and LibreOffice show the apostrophe of a CSV, so the
 * cell is not hidden, and it never calculates. Plain numbers stay readable: after + or -, only digits with dots,
 * commas, blanks and a currency or percent sign cannot call a function or point at a cell, so `-12,50 €` and
 * `+49 170 1234567` stay as they are.
 */
export function writtenCell(text: string, isQuoted: boolean): string {
  const harmless = withoutFormula(text);
  return isQuoted || /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The cell as it is shown in a spreadsheet without being calculated. */
export function withoutFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^[+-][ \u00A0]?\d[\d., \u00A0]*(?:[€%]|EUR)?$/;

function isFormula(text: string): boolean {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
}
