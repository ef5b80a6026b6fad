import { BANK_CODE_LENGTH } from '../account/bankCode.ts';
import { ACCOUNT_LABEL, AFTER_LABEL, BANK_CODE_LABEL } from './labels.ts';
import { READ } from './markedText.ts';
import { readAccountNumber, readBankCode } from './readNumber.ts';

export type NumberKind = 'bankCode' | 'accountNumber';

/** A label and the number after it, which may be unreadable. */
export interface LabelledNumber {
  readonly kind: NumberKind;
  /** Null if the text does not determine the digits: a letter among them, a part that is masked, two numbers. */
  readonly digits: string | null;
  /** Of the label and the number, in the text. */
  readonly start: number;
  readonly end: number;
}

const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:${BANK_CODE_LABEL}|(?<account>${ACCOUNT_LABEL}))(?![\\p{L}])${AFTER_LABEL}`,
  'giu',
);
/** After a number comes one of these, or nothing. */
const END = `(?=[\\s${READ};:|·•()[\\]/.,"“”„'’–—-]|$)`;
/** Eight digits are complete, so anything may follow except more digits. */
const BANK_CODE = new RegExp(
  `^(?:\\d{8}|\\d{3}([ .,'’/-])\\d{3}\\1\\d{2}|\\d{4} \\d{4}|\\d{2}\\.\\d{3}\\.\\d{3})${END}(?![.,-]\\d)`,
  'u',
);
/** Digits, each with at most one separator before it. */
const ACCOUNT_NUMBER = new RegExp(`^\\d(?:[ .,'’/-]?\\d)*${END}`, 'u');
const BEFORE_BANK_CODE = `[^\\p{L}\\p{N}]*${BANK_CODE_LABEL}(?!\\p{L})`;
/** Joins two numbers, of which one or both may be meant: `532013000 oder 532013001`, `532013000 -> 532013001`. */
const AND_ANOTHER = '^[ ,;(]*(?:(?:und|u|oder|od|bzw|sowie|neu|jetzt|and|or)(?!\\p{L})|[&+→]|-*>)[.: ]*';
const ANOTHER_BANK_CODE = new RegExp(`${AND_ANOTHER}(?:\\d{8}|\\d{3} \\d{3} \\d{2})(?!\\d)`, 'iu');
/** The number continues: letters used as digits, masking characters, a sub-account, digits on the next line; or another follows. */
const MORE_OF_IT = new RegExp(
  [
    // Not a year, and not a postcode before its town.
    `${AND_ANOTHER}(?!\\d{5} \\p{L})(?:\\d{5}|\\d{1,3} \\d{3})`,
    '^[|;()·]\\d{1,7}(?![\\d.,])',
    '^(?:: ?|\\. )\\d{3}(?![/-])',
    '^ \\(\\d{1,3}\\)',
    `^[ .,]?(?!${BANK_CODE_LABEL})(?:[oilbszx*_#?]+(?!\\p{L})|\\.{2}|…)`,
    `^ (?!${BANK_CODE_LABEL}|${ACCOUNT_LABEL})[^\\s${READ};|·()]*\\p{N}`,
    `^[ ,]*[–—/-]? *[^\\p{L}\\s${READ};|·()]*\\p{N}`,
    '^[–-]\\n\\d',
    `^\\n(?:\\d{1,4}|\\d{6,7})(?=[ \\n;]|,(?!\\d)|\\.?(?:\\n|$)|${BANK_CODE_LABEL})`,
    // Eight digits on a line of their own may be the bank code, unless its label follows.
    `^[,.]?\\n+(?!\\d{8}(?!\\d|${BEFORE_BANK_CODE}))\\d[\\d ]*(?=[.,;]?(?:\\n|$)|${BEFORE_BANK_CODE})`,
  ].join('|'),
  'iu',
);
/** A number that cannot be read, up to the end of what looks like it. */
const ATTEMPT = new RegExp(
  `^[^\\s${READ},;|()]*\\d(?:[^\\s${READ},;|()]|,(?=\\S))*(?: [\\d.,OIlX/-]+(?!\\p{L}))*`,
  'u',
);
/** Between two labels that are one heading: `Konto / BLZ`, `BLZ und Konto`. A number that was read belongs to the first. */
const JOINED = new RegExp(
  `^[^\\p{L}\\p{N}${READ}]*(?:(?:und|u|sowie|oder|bzw|and|or)[^\\p{L}\\p{N}${READ}]*)?$`,
  'iu',
);
const BANK_CODE_FOLLOWS = new RegExp(`^${BEFORE_BANK_CODE}${AFTER_LABEL}\\d`, 'iu');

/**
 * Finds labels with numbers in any text, in their order. Ignores labels without a number, and labels that may be column
 * headings: `Konto BLZ`, with both numbers on the next line. Eight digits that may belong to the label before theirs are
 * ignored, too, but beside another bank code or an IBAN, and where no other number is there, they are unreadable: nothing
 * else may be sure then.
 *
 * @param text without invisible characters, with single blanks
 */
export function labelledNumbers(text: string): LabelledNumber[] {
  const found: LabelledNumber[] = [];
  const doubtful: LabelledNumber[] = [];
  let empty: RegExpExecArray | null = null;
  for (const label of text.matchAll(LABEL)) {
    const start = label.index;
    const numberStart = start + label[0].length;
    const kind = kindOf(label);
    const number = numberAt(text, numberStart, kind);
    if (number !== null) {
      const labelled = { kind, digits: number.digits, start, end: numberStart + number.length };
      const isHeading = empty !== null && (label[0].includes('\n') || areHeadings(text, empty, labelled));
      if (empty !== null && !isHeading && mayBeBankCode(text, empty, labelled))
        doubtful.push({ ...labelled, digits: null });
      else if (!isHeading) found.push(labelled);
    }
    empty = number === null ? label : null;
  }
  const isBesideAnother = text.includes(READ) || found.some(({ kind }) => kind === 'bankCode');
  const isAlone = doubtful.every(({ start, end }) => !/\d/.test(text.slice(0, start) + text.slice(end)));
  if (!isBesideAnother && !isAlone) return found;
  return [...found, ...doubtful].sort((one, other) => one.start - other.start);
}

function kindOf(label: RegExpExecArray): NumberKind {
  return label.groups?.account === undefined ? 'bankCode' : 'accountNumber';
}

/** Whether a label without a number and the next one on its line are headings of columns. */
function areHeadings(text: string, empty: RegExpExecArray, { kind, start }: LabelledNumber): boolean {
  const line = text.slice(empty.index, start);
  return kindOf(empty) !== kind && !line.includes('\n') && JOINED.test(line.slice(empty[0].length));
}

/** Whether an account number may belong to the label of a bank code before it: `BLZ Bank Konto 37040044 Musterbank 532013000`. */
function mayBeBankCode(text: string, empty: RegExpExecArray, { digits, start, end, kind }: LabelledNumber) {
  return (
    kindOf(empty) !== kind &&
    kind === 'accountNumber' &&
    digits?.length === BANK_CODE_LENGTH &&
    !text.slice(empty.index, start).includes('\n') &&
    !BANK_CODE_FOLLOWS.test(text.slice(end))
  );
}

function numberAt(text: string, start: number, kind: NumberKind) {
  const rest = text.slice(start, start + 60);
  const written = (kind === 'bankCode' ? BANK_CODE : ACCOUNT_NUMBER).exec(rest)?.[0];
  const attempt = ATTEMPT.exec(rest)?.[0];
  const more = kind === 'bankCode' ? ANOTHER_BANK_CODE : MORE_OF_IT;
  const isWhole = written !== undefined && !more.test(rest.slice(written.length));
  if (isWhole) {
    const { digits } = kind === 'bankCode' ? readBankCode(written) : readAccountNumber(written);
    return { digits, length: written.length };
  }
  const length = Math.max(written?.length ?? 0, attempt?.length ?? 0);
  return length === 0 ? null : { digits: null, length };
}
