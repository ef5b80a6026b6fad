import { DELIMITERS, type Delimiter } from './tableFormat.ts';

/** Between the cells of every CSV that the site writes: the one that a German Excel expects. */
export const CSV_DELIMITER: Delimiter = ';';

/**
 * Formats cells for a CSV that Excel opens: quoted if RFC 4180 requires it.
 *
 * A cell that a spreadsheet would execute as a formula gets a leading apostrophe (OWASP, “CSV Injection”: = + - @, tab,
 * line breaks and their full-width forms at the beginning). Excel and LibreOffice show the apostrophe of a CSV, so the
 * cell stays visible and is never calculated. A spreadsheet set to another delimiter splits the text at commas, tabs or
 * bars, even inside quotes, so each part between them is escaped too. Plain numbers stay unchanged: after + or -,
 * digits with dots, commas, blanks and a currency or percent sign cannot call a function or refer to a cell, for
 * example `-12,50 €` and `+49 170 1234567`.
 */
export function writtenCell(text: string, isQuoted: boolean): string {
  const harmless = withoutFormula(text);
  return isQuoted || NEEDS_QUOTES.test(harmless) ? quotedCell(harmless) : harmless;
}

export function quotedCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The cell with an apostrophe wherever a spreadsheet would calculate. */
export function withoutFormula(text: string): string {
  if (!SIGN.test(text) && !/^[\t\r\n]/.test(text)) return text;
  const parts = isPlainNumber(text) ? [text] : text.split(CUT);
  return parts.map((part, index) => (isFormula(part, index === 0) ? `'${part}` : part)).join('');
}

/** The cell as it was before an apostrophe was put before what a spreadsheet would calculate. */
export function unescapedCell(written: string): string {
  if (!written.includes("'")) return written;
  const parts = written.split(CUT).map((part, index) => {
    return part.startsWith("'") && isFormula(part.slice(1), index === 0) ? part.slice(1) : part;
  });
  return parts.join('');
}

const NEEDS_QUOTES = new RegExp(`["\\r\\n${CSV_DELIMITER}]`);
/** A spreadsheet may split a cell behind these. */
const CUTS = `${DELIMITERS.join('')}\r\n`;
const CUT = new RegExp(`(?<=[${CUTS}])`);
const SIGN = /[=+\-@＝＋－＠﹢﹣﹦﹫]/;
/** Spreadsheets also calculate after blanks, quotes and invisible characters. */
const FORMULA_START = /^[\s"\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]*[=+\-@＝＋－＠﹢﹣﹦﹫]/u;
/** A longer text is not a number. */
const LONGEST_NUMBER = 40;
const PLAIN_NUMBER = new RegExp(String.raw`^\s*[+-][ \u00A0]?(?:\d[\d., \u00A0]*)?(?:[€%]|EUR)?[${CUTS}]*$`);

function isFormula(part: string, isFirst: boolean): boolean {
  if (isFirst && /^[\t\r\n]/.test(part)) return true;
  return FORMULA_START.test(part) && !isPlainNumber(part);
}

function isPlainNumber(text: string): boolean {
  return text.length <= LONGEST_NUMBER && PLAIN_NUMBER.test(text);
}
