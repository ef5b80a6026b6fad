import { crossedOut } from './cellTextCollector.ts';
import type { CellFormat } from './readStyles.ts';

/** A cell of a sheet as stored in the file. */
export interface RawCell {
  /** The attribute `t`. */
  readonly type: string;
  /** The index of its format, the attribute `s`. */
  readonly format: number;
  /** The text inside, with entities resolved; '' if there is none. */
  readonly content: string;
}

/** Settings of a workbook that apply to all cells. */
export interface CellContext {
  readonly sharedTexts: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly countsFrom1904: boolean;
}

/**
 * The value of a cell as text (ECMA-376, part 1, 18.18.11). Numbers have all their digits and a decimal comma, dates are
 * in ISO 8601, errors are unchanged. Digits that the format crosses out are marked so, and a format that adds digits
 * follows the number.
 *
 * @returns null if a cell refers to a shared string that does not exist
 */
export function cellText(cell: RawCell, context: CellContext): string | null {
  const text = valueText(cell, context);
  const format = context.formats[cell.format];
  if (text === null || text === '' || format === undefined) return text;
  const shown = format.addedDigits === null || cell.type !== 'n' ? text : `${text} (${format.addedDigits})`;
  return format.isStruck ? crossedOut(shown) : shown;
}

function valueText({ type, format, content }: RawCell, context: CellContext): string | null {
  if (type === 'inlineStr' || type === 'str') return content;
  const value = content.trim();
  if (value === '') return '';
  switch (type) {
    case 's':
      return context.sharedTexts[Number(value)] ?? null;
    case 'b':
      return /^(?:1|true)$/.test(value) ? 'WAHR' : 'FALSCH';
    case 'd':
      return value.replace(/T00:00:00(?:\.0*)?Z?$/, '');
    case 'e':
      return value;
    default:
      return (
        (context.formats[format]?.isDate ? dateText(value, context.countsFrom1904) : null) ??
        numberText(value)
      );
  }
}

/** Spreadsheets store 15 digits of a typed number. */
const DIGITS_KEPT = 15;

/**
 * A number in full digits, if it is an integer with no more digits than a spreadsheet stores: Java programs write
 * 532013000 as `5.32013E8`. A longer one may have lost its last digits. It gets an exponent, so that it is not taken
 * for the original number.
 */
export function numberText(written: string): string {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^([+-]?)(\d+)(?:\.(\d*))?(?:E([+-]?\d{1,3}))?$/i.exec(written) ?? [];
  if (whole === undefined) return written;
  const digits = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '');
  const zeros = Number(exponent) - fraction.length + trailingZeros(whole + fraction);
  if (digits === '') return '0';
  if (zeros < 0) return decimalText(written);
  if (digits.length + zeros > DIGITS_KEPT)
    return Number(written)
      .toExponential(DIGITS_KEPT - 1)
      .replace(/\.?0*e/, 'E');
  return `${sign === '-' ? '-' : ''}${digits}${'0'.repeat(zeros)}`;
}

/**
 * A number with decimals as German spreadsheets read it, because a list from a sheet can be saved as CSV: they take
 * `500.19` for a text and `1.12` for a date. It stays as the file has it if it needs an exponent. A number that is whole
 * in the digits that a spreadsheet keeps and shows is that number: 532013000.00000006.
 */
function decimalText(written: string): string {
  const shown = Number(Number(written).toPrecision(DIGITS_KEPT));
  if (Number.isInteger(shown) && Math.abs(shown) < 10 ** DIGITS_KEPT) return String(shown);
  const shortest = String(Number(written));
  return /^-?\d+\.\d+$/.test(shortest) ? shortest.replace('.', ',') : written;
}

function trailingZeros(digits: string): number {
  return digits.length - digits.replace(/0+$/, '').length;
}

/** 31 December 9999, the last day of a spreadsheet. */
const LAST_DAY = 2_958_465;

/** The date or time that a number represents; null if it is none, and the number is shown. */
function dateText(written: string, countsFrom1904: boolean): string | null {
  const number = Number(written);
  if (!(number >= 0 && number < LAST_DAY + 1)) return null;
  const days = countsFrom1904 ? number + 1462 : number;
  // Excel's 1900 date system has a 29 February 1900 as day 60, so all days before it are one later.
  const start = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const iso = new Date(start + Math.round(days * 86_400) * 1000).toISOString();
  const [day = '', time = ''] = iso.slice(0, -'.000Z'.length).split('T');
  if (number < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
