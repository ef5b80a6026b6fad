import { ACCOUNT_NUMBER_LENGTH, BANK_CODE_LENGTH } from '../account/account.ts';
import { isReversed, withoutFullWidth, withoutInvisible, withoutMarkup } from './strayCharacters.ts';
import { ACCOUNT_LABEL, AFTER_LABEL, BANK_CODE_LABEL, LABEL } from './words.ts';

/** How a number was written that could be read, because the text determines it. */
export type NumberRepair =
  /** `'37040044`, `="37040044"`: marks that keep a spreadsheet from taking a text for a number. */
  | 'text-mark'
  /** `37040044.0`, `532013000,00` */
  | 'decimal-zeros'
  /** `37.040.044`, `532'013'000` */
  | 'thousands'
  /** `3,7040044E+07`: all digits are still there. */
  | 'scientific-exact'
  /** `370-400-44` */
  | 'separators'
  /** A label before the number, or words beside it: `BLZ 37040044`, `37040044 Commerzbank`, `37040044 (Filiale 12)`. */
  | 'words'
  /** More than ten digits, the first of them zeros. */
  | 'zeros-in-front';

/** Why a text does not determine a number. */
export type NumberProblem =
  | 'bank-code-missing'
  | 'account-number-missing'
  | 'account-number-zero'
  /** `2.1E+19`: a spreadsheet has rounded the number; its last digits are lost. */
  | 'scientific'
  /** 18 digits that end in 000: a spreadsheet keeps fifteen digits and makes zeros of the others. */
  | 'perhaps-rounded'
  /** Seven digits: a zero in front may be lost, but no German bank code begins with 0. */
  | 'bank-code-short'
  | 'bank-code-long'
  | 'account-number-long'
  | 'bank-code-not-digits'
  | 'account-number-not-digits'
  /** `12,5` or `#BEZUG!` */
  | 'not-whole'
  | 'spreadsheet-error'
  /** `135 12`, `01.02.2024`: unclear whether all digits belong to the number. */
  | 'unclear-separators'
  /** Bank code and account number in one text, but not to be told apart. */
  | 'not-told-apart';

export type ReadNumber =
  | { readonly digits: string; readonly repairs: readonly NumberRepair[] }
  | { readonly digits: null; readonly problem: NumberProblem };

const BANK_CODE: Kind = {
  missing: 'bank-code-missing',
  notDigits: 'bank-code-not-digits',
  label: new RegExp(`^${BANK_CODE_LABEL}${AFTER_LABEL}(?=\\d)`, 'iu'),
  // 370 400 44, as forms print it, and 3704 0044, as an IBAN is grouped.
  groups: /^(?:\d{3}([ .,'’/-])\d{3}\1\d{2}|\d{4} \d{4})$/u,
};

/** Reads a cell with a bank code: eight digits. */
export function readBankCode(cell: string): ReadNumber {
  const read = readDigits(cell, BANK_CODE);
  if (read.digits === null || read.digits.length === BANK_CODE_LENGTH) return read;
  return {
    digits: null,
    problem: read.digits.length < BANK_CODE_LENGTH ? 'bank-code-short' : 'bank-code-long',
  };
}

const ACCOUNT_NUMBER: Kind = {
  missing: 'account-number-missing',
  notDigits: 'account-number-not-digits',
  label: new RegExp(`^${ACCOUNT_LABEL}${AFTER_LABEL}(?=\\d)`, 'iu'),
  // As in an IBAN, whose ten digits are whole, `0532 0130 00`; as Postbank writes it, `1234 56-789`; in threes: `14 748`,
  // `193 012 3458`, `856 697 4`. Two equal groups may be two numbers.
  groups: /^0\d{3} \d{4} \d{2}$|^\d{1,4} \d\d-\d{3}$|^\d\d \d{3}$|^\d{3}(?: \d{3}){1,2} \d{1,4}$/,
};

/** Reads a cell with an account number: one to ten digits, zeros in front not counted. */
export function readAccountNumber(cell: string): ReadNumber {
  const read = readDigits(cell, ACCOUNT_NUMBER);
  if (read.digits === null) return read;
  const significant = read.digits.replace(/^0+/, '');
  // A formula that points at an empty cell gives 0.
  if (significant === '') return { digits: null, problem: 'account-number-zero' };
  if (read.digits.length <= ACCOUNT_NUMBER_LENGTH) return read;
  // No list pads accounts to eleven digits, but telephone numbers have them: 02211234567.
  return significant.length <= ACCOUNT_NUMBER_LENGTH && !/^0[1-9]\d{9}$/.test(read.digits)
    ? {
        digits: significant.padStart(ACCOUNT_NUMBER_LENGTH, '0'),
        repairs: [...read.repairs, 'zeros-in-front'],
      }
    : { digits: null, problem: 'account-number-long' };
}

/** Blanks within a line. A line break between digits separates two things; a blank may just group them. */
const BLANKS = /[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;
const MARKS = /^(?:=\s*"([^"]*)"|['’‘´`]+(.*?)'?|[„“”"»«](.*)[“”"«»])$/u;
/** Fewer digits with an exponent or with decimals are an amount rather than an account. */
const SCIENTIFIC = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,3})$/i;
const DECIMAL_ZEROS = /^\d{4,}[.,]0{1,2}$/;
/**
 * Groups of three digits, two separators or more, all the same: `532.013.000`. Hyphens and slashes set off additions. A
 * single separator could be a decimal point (`12.000` is twelve with three decimals in English) or set off an addition
 * (`135 001`), unless decimals written with another sign follow: `135.123,00`. The first group has four digits in
 * `0532 013 000`.
 */
const THOUSANDS =
  /^(?:\d{1,3}|0\d{3})(?:([ .,'’])\d{3}(?:\1\d{3})+(?:(?!\1)[.,]0{1,2})?|([ .,'’])\d{3}(?!\2)[.,]0{1,2})$/u;

/** A longer text is no number, however it is written. */
export const LONGEST_NUMBER_TEXT = 200;

/** What differs between a bank code and an account number. */
interface Kind {
  readonly missing: NumberProblem;
  readonly notDigits: NumberProblem;
  /** Words that may precede the number. */
  readonly label: RegExp;
  /** How it is grouped, besides thousands. */
  readonly groups: RegExp;
}

/**
 * Reads the number in a cell, whatever a spreadsheet has made of it. The text determines the digits or is refused:
 * nothing but the number may be in the cell, and separators count only if they group the digits regularly.
 */
function readDigits(cell: string, kind: Kind): ReadNumber {
  const { missing, notDigits, label } = kind;
  if (/^\d+$/.test(cell)) return { digits: cell, repairs: [] };
  if (cell.length > LONGEST_NUMBER_TEXT || isReversed(cell)) return { digits: null, problem: notDigits };
  let text = withoutMarkup(withoutFullWidth(withoutInvisible(cell)))
    .trim()
    .replace(BLANKS, ' ');
  const repairs: NumberRepair[] = [];
  const marked = MARKS.exec(text);
  if (marked) {
    text = marked.slice(1).join('').trim();
    repairs.push('text-mark');
  }
  if (/^[-–—.]*$/.test(text)) return { digits: null, problem: missing };
  if (text.startsWith('#')) return { digits: null, problem: 'spreadsheet-error' };
  const unlabelled = text.replace(label, '');
  if (unlabelled !== text) repairs.push('words');
  return readPlain(unlabelled.replace(/(?<=\d)[.,;]$/, ''), kind, repairs);
}

function readPlain(text: string, { notDigits, groups }: Kind, before: readonly NumberRepair[]): ReadNumber {
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
    // A number with fewer digits than its exponent asks for was rounded, or ended in zeros, and the text does not tell which.
    if (fraction.length < Number(exponent)) return { digits: null, problem: 'scientific' };
    return read(first + fraction, 'scientific-exact');
  }
  if (DECIMAL_ZEROS.test(text)) return read(text.replace(/[.,]0+$/, ''), 'decimal-zeros');
  if (groups.test(text) || THOUSANDS.test(text)) {
    const whole = THOUSANDS.test(text) ? text.replace(/[.,]0{1,2}$/, '') : text;
    return read(
      whole,
      ...(/[.,'’]/u.test(text) ? ['thousands' as const] : /[/-]/.test(text) ? ['separators' as const] : []),
    );
  }
  if (/^\d+[.,]\d+$/.test(text)) return { digits: null, problem: 'not-whole' };
  return { digits: null, problem: /^\d[\d ./\-–_'’,]*\d$/u.test(text) ? 'unclear-separators' : notDigits };
}

const EXPLAINED = new RegExp(`${LABEL}|(?<!\\p{L})\\p{L}*(?:bank|sparkasse)\\p{L}*|euro?`, 'giu');

/** Whether words in the cell of an account number may be about the account: `zu löschen`, `passiv`. A label or a bank is not. */
export function hasOtherWords(cell: string): boolean {
  return /\p{L}/u.test(cell.replace(EXPLAINED, ''));
}
