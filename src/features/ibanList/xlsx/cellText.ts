/** A cell of a sheet as the file has it. */
export interface RawCell {
  /** The attribute `t`. */
  readonly type: string;
  /** The number of its format, the attribute `s`. */
  readonly format: number;
  /** The text inside, resolved; '' where there is none. */
  readonly content: string;
}

/** What a workbook says once for all cells. */
export interface CellContext {
  readonly sharedTexts: readonly string[];
  readonly isDateFormat: readonly boolean[];
  readonly countsFrom1904: boolean;
}

/**
 * What is read in a cell (ECMA-376, part 1, 18.18.11). Numbers come with all their digits, dates as ISO 8601 writes
 * them, errors as they are.
 *
 * @returns null where a cell points at a shared text that does not exist
 */
export function cellText({ type, format, content }: RawCell, context: CellContext): string | null {
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
        (context.isDateFormat[format] ? dateText(value, context.countsFrom1904) : null) ?? numberText(value)
      );
  }
}

/** A spreadsheet keeps 15 digits of a number that is typed in. */
const DIGITS_KEPT = 15;

/**
 * A number in full digits, where it is whole and has no more digits than a spreadsheet keeps: Java programs write
 * 532013000 as `5.32013E8`. One with more digits may have lost the last ones, however it is written, and gets an
 * exponent, so that nobody takes it for the number that once was typed.
 */
export function numberText(written: string): string {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^([+-]?)(\d+)(?:\.(\d*))?(?:E([+-]?\d{1,3}))?$/i.exec(written) ?? [];
  if (whole === undefined) return written;
  const digits = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '');
  const zeros = Number(exponent) - fraction.length + trailingZeros(whole + fraction);
  if (digits === '') return '0';
  if (zeros < 0) return written;
  if (digits.length + zeros > DIGITS_KEPT)
    return Number(written)
      .toExponential(DIGITS_KEPT - 1)
      .replace(/\.?0*e/, 'E');
  return `${sign === '-' ? '-' : ''}${digits}${'0'.repeat(zeros)}`;
}

function trailingZeros(digits: string): number {
  return digits.length - digits.replace(/0+$/, '').length;
}

/** 31 December 9999, the last day of a spreadsheet. */
const LAST_DAY = 2_958_465;

/** The date or time that a number shows; null where it is none, and the number is shown. */
function dateText(written: string, countsFrom1904: boolean): string | null {
  const number = Number(written);
  if (!(number >= 0 && number < LAST_DAY + 1)) return null;
  const days = countsFrom1904 ? number + 1462 : number;
  // Excel's first calendar has a 29 February 1900, its day 60; before it, all days are one later.
  const start = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const iso = new Date(start + Math.round(days * 86_400) * 1000).toISOString();
  const [day = '', time = ''] = iso.slice(0, -'.000Z'.length).split('T');
  if (number < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
