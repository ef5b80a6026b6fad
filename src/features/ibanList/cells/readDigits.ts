import type { ReadDigits, Repair } from './damage.ts';

/** Blanks of every kind, and the invisible characters that come along when text is copied. */
const INVISIBLE = /[\s\u00A0\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]+/gu;
const MARKS = /^(?:=\s*"([^"]*)"|['’‘´`]+(.*?)'?)$/u;
const SCIENTIFIC = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,3})$/i;
const DECIMAL_ZEROS = /^(\d+)[.,]0{1,2}$/;
const THOUSANDS = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?:[.,]00)?$/u;

interface Problems {
  readonly missing: 'bank-code-missing' | 'account-number-missing';
  readonly notDigits: 'bank-code-not-digits' | 'account-number-not-digits';
}

/**
 * Reads the digits of a bank code or an account number out of a cell, whatever a spreadsheet has made of it. Blanks
 * between the digits are how people write such numbers, and not worth a word.
 */
export function readDigits(cell: string, { missing, notDigits }: Problems): ReadDigits {
  let text = cell.replace(INVISIBLE, '');
  if (/^\d+$/.test(text)) return { digits: text, repairs: [] };
  const repairs: Repair[] = [];
  const marked = MARKS.exec(text);
  if (marked) {
    text = marked[1] ?? marked[2] ?? '';
    repairs.push('text-mark');
  }
  if (text === '' || /^[-–—.]+$/.test(text)) return { digits: null, problem: missing };
  if (text.startsWith('#')) return { digits: null, problem: 'spreadsheet-error' };
  const unlabelled = text
    .replace(/^(?:BLZ|Bankleitzahl|Kto|Konto(?:nummer|nr)?|Nr)[.:#-]*/i, '')
    .replace(/^(?:Nr)?[.:]+/i, '');
  if (unlabelled !== text) {
    text = unlabelled;
    repairs.push('words');
  }
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) {
    const [, first = '', fraction = '', exponent = ''] = scientific;
    if (fraction.length > Number(exponent)) return { digits: null, problem: 'not-whole' };
    // A number with fewer digits than its exponent asks for was rounded, or ended in zeros: nobody knows which.
    if (fraction.length < Number(exponent)) return { digits: null, problem: 'scientific' };
    return { digits: first + fraction, repairs: [...repairs, 'scientific-exact'] };
  }
  if (THOUSANDS.test(text)) {
    text = text.replace(/[.,]00$/, '').replace(/\D/g, '');
    repairs.push('thousands');
  }
  const decimal = DECIMAL_ZEROS.exec(text);
  if (decimal) {
    text = decimal[1] ?? '';
    repairs.push('decimal-zeros');
  }
  if (/^\d+$/.test(text)) return { digits: text, repairs };
  if (/^\d+[.,]\d+$/.test(text) && !/^\d{2,}[.]\d{2,}$/.test(text))
    return { digits: null, problem: 'not-whole' };
  if (/^\d[\d./\-–_ ]*\d$/.test(text))
    return { digits: text.replace(/\D/g, ''), repairs: [...repairs, 'separators'] };
  return { digits: null, problem: notDigits };
}
