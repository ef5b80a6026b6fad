import { ListError } from '../worker/failure.ts';
import { rawAttribute, type XmlTag } from './xmlScanner.ts';
import { isOn, unescapeCharacters } from './xmlText.ts';

/** What the format of a cell says about its value. */
export interface CellFormat {
  /** A number is shown as a date or a time. */
  readonly isDate: boolean;
  /** The value is crossed out. */
  readonly isStruck: boolean;
  /** The code of a format that shows digits which the value does not have: `0"03"`. Otherwise null. */
  readonly addedDigits: string | null;
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
 * @param type the attribute `t`
 * @param content the text inside, with entities resolved; '' if there is none
 * @returns null if a cell refers to a shared string that does not exist
 */
export function cellText(
  type: string,
  format: CellFormat | undefined,
  content: string,
  { sharedTexts, countsFrom1904 }: CellContext,
): string | null {
  const isText = type === 'inlineStr' || type === 'str';
  const value = isText ? content : content.trim();
  let text: string | undefined = value;
  if (value !== '') {
    if (type === 's') text = sharedTexts[Number(value)];
    else if (type === 'b') text = /^(?:1|true)$/.test(value) ? 'WAHR' : 'FALSCH';
    else if (type === 'd') text = value.replace(/T00:00:00(?:\.0*)?Z?$/, '');
    else if (!isText && type !== 'e')
      text = (format?.isDate ? dateText(value, countsFrom1904) : null) ?? numberText(value);
  }
  if (text === undefined) return null;
  if (format === undefined || text === '') return text;
  const shown = format.addedDigits === null || type !== 'n' ? text : `${text} (${format.addedDigits})`;
  return format.isStruck ? crossedOut(shown) : shown;
}

/** Spreadsheets store 15 digits of a typed number. */
const DIGITS_KEPT = 15;

/**
 * A number in full digits, if it is whole in the digits that a spreadsheet keeps and shows: Java programs write 532013000
 * as `5.32013E8`, and calculations leave 532013000.00000006. One with more digits may have lost its last ones. It gets an
 * exponent, so that it is not taken for the original number. Decimals follow a comma, because a list from a sheet can be
 * saved as CSV: German spreadsheets read `500.19` as a text and `1.12` as a date.
 */
export function numberText(written: string): string {
  if (/^[1-9]\d{0,14}$/.test(written) || !/^[+-]?\d+(?:\.\d*)?(?:E[+-]?\d{1,3})?$/i.test(written))
    return written;
  const number = Number(written);
  const shown = Number(number.toPrecision(DIGITS_KEPT));
  if (Math.abs(shown) >= 10 ** DIGITS_KEPT)
    return number.toExponential(DIGITS_KEPT - 1).replace(/\.?0*e/, 'E');
  if (Number.isInteger(shown)) return String(shown);
  const shortest = String(number);
  return /^-?\d+\.\d+$/.test(shortest) ? shortest.replace('.', ',') : written;
}

/** 31 December 9999, the last day of a spreadsheet. */
const LAST_DAY = 2_958_465;

/** The date or time that a number represents; null if it is neither, and the number is shown. */
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

/** Maximum characters of a cell. Excel allows 32,767, other programs slightly more. Quoted, this fits into a row. */
const LONGEST_CELL = 2 ** 18;

/** Combining stroke: a digit before it is crossed out and not part of a number. */
const STROKE = '\u0336';

function crossedOut(text: string): string {
  return text.replace(/\d/g, `$&${STROKE}`);
}

/**
 * Collects the text of a cell from its elements: `v`, or `t` of a plain string or of each run of a rich one, but not of
 * phonetic runs (`rPh`).
 */
export class CellTextCollector {
  #raw = '';
  #isCollecting = false;
  #isPronunciation = false;
  /** Superscript, subscript or strikethrough. Such a digit is a footnote or deleted. */
  #isMarked = false;

  tag(tag: XmlTag): void {
    const { name, kind } = tag;
    if (name === 't' || name === 'v') this.#isCollecting = kind === 'open' && !this.#isPronunciation;
    else if (name === 'rPh') this.#isPronunciation = kind === 'open';
    else if (name === 'r') this.#isMarked = false;
    else if (kind === 'close') return;
    else if (name === 'vertAlign') this.#isMarked ||= rawAttribute(tag, 'val') !== 'baseline';
    else if (name === 'strike') this.#isMarked ||= isOn(tag);
  }

  add(text: string): void {
    if (!this.#isCollecting) return;
    this.#raw += this.#isMarked ? crossedOut(text) : text;
    if (this.#raw.length > LONGEST_CELL) throw new ListError('damaged-xlsx');
  }

  get text(): string {
    return unescapeCharacters(this.#raw);
  }
}
