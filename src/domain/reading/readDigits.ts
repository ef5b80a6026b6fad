import type { NumberProblem, NumberRepair, ReadNumber } from './readNumber.ts';
import { withoutFullWidth, withoutInvisible } from './strayCharacters.ts';

/** Right-to-left override: the digits after it are shown in another order than they are stored. */
const REVERSED = '\u202E';
/** Blanks within a line. A line break between digits separates two things; a blank may just group them. */
const BLANKS = /[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;
const MARKS = /^(?:=\s*"([^"]*)"|['’‘´`]+(.*?)'?|[„“”"»«](.*)[“”"«»])$/u;
/** Fewer digits with an exponent or with decimals are an amount rather than an account. */
const SCIENTIFIC = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,3})$/i;
const DECIMAL_ZEROS = /^(\d{4,})[.,]0{1,2}$/;
/**
 * Groups of three digits, two separators or more, all the same: `532.013.000`. Hyphens and slashes set off additions. A single separator could be a decimal
 * point (`12.000` is twelve with three decimals in English) or set off an addition (`135 001`), unless decimals
 * written with another sign follow: `135.123,00`. The first group has four digits in `0532 013 000`.
 */
const THOUSANDS =
  /^(?:\d{1,3}|0\d{3})(?:([ .,'’])\d{3}(?:\1\d{3})+(?:(?!\1)[.,]0{1,2})?|([ .,'’])\d{3}(?!\2)[.,]0{1,2})$/u;

/** A longer text is no number, however it is written. */
export const LONGEST_NUMBER_TEXT = 200;

/** What differs between a bank code and an account number. */
export interface Kind {
  readonly missing: NumberProblem;
  readonly notDigits: NumberProblem;
  /** Words that may precede the number. */
  readonly label: RegExp;
  /** How it is grouped, besides thousands. */
  readonly groups: RegExp | null;
}

/**
 * Reads the number in a cell, whatever a spreadsheet has made of it. The text determines the digits or is refused:
 * nothing but the number may be in the cell, and separators count only where they group the digits regularly.
 */
export function readDigits(cell: string, { missing, notDigits, label, groups }: Kind): ReadNumber {
  if (/^\d+$/.test(cell)) return { digits: cell, repairs: [] };
  if (cell.length > LONGEST_NUMBER_TEXT || cell.includes(REVERSED))
    return { digits: null, problem: notDigits };
  let text = withoutFullWidth(withoutInvisible(cell)).trim();
  if (/^\d+$/.test(text)) return { digits: text, repairs: [] };
  text = text.replace(BLANKS, ' ');
  const repairs: NumberRepair[] = [];
  const marked = MARKS.exec(text);
  if (marked) {
    text = (marked[1] ?? marked[2] ?? marked[3] ?? '').trim();
    repairs.push('text-mark');
  }
  if (text === '' || /^[-–—.]+$/.test(text)) return { digits: null, problem: missing };
  if (text.startsWith('#')) return { digits: null, problem: 'spreadsheet-error' };
  const unlabelled = text.replace(label, '').replace(/(?<=\d)[.,;]$/, '');
  if (!unlabelled.startsWith(text.slice(0, 1))) repairs.push('words');
  return readPlain(unlabelled, notDigits, groups, repairs);
}

function readPlain(
  text: string,
  notDigits: NumberProblem,
  groups: RegExp | null,
  before: readonly NumberRepair[],
): ReadNumber {
  const read = (digits: string, ...repairs: readonly NumberRepair[]): ReadNumber => ({
    digits: digits.replace(/\D/g, ''),
    repairs: [...before, ...repairs],
  });
  if (/^\d+$/.test(text)) return read(text);
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) {
    const [, first = '', fraction = '', exponent = ''] = scientific;
    if (Number(exponent) < 3) return { digits: null, problem: notDigits };
    if (fraction.length > Number(exponent)) return { digits: null, problem: 'not-whole' };
    // A number with fewer digits than its exponent asks for was rounded, or ended in zeros: nobody knows which.
    if (fraction.length < Number(exponent)) return { digits: null, problem: 'scientific' };
    return read(first + fraction, 'scientific-exact');
  }
  const decimal = DECIMAL_ZEROS.exec(text);
  if (decimal) return read(decimal[1] ?? '', 'decimal-zeros');
  if (groups?.test(text) || THOUSANDS.test(text)) {
    const whole = THOUSANDS.test(text) ? text.replace(/[.,]0{1,2}$/, '') : text;
    return read(
      whole,
      ...(/[.,'’]/u.test(text) ? ['thousands' as const] : /[/-]/.test(text) ? ['separators' as const] : []),
    );
  }
  if (/^\d+[.,]\d+$/.test(text)) return { digits: null, problem: 'not-whole' };
  return { digits: null, problem: /^\d[\d ./\-–_'’,]*\d$/u.test(text) ? 'unclear-separators' : notDigits };
}
