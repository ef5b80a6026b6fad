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
/** The number continues: letters used as digits, masking characters, a sub-account, digits on the next line. */
const MORE_OF_IT = new RegExp(
  [
    `^[ .,]?(?!${BANK_CODE_LABEL})(?:[oilbszx*_#?]+(?!\\p{L})|\\.{2}|…)`,
    `^ (?!${BANK_CODE_LABEL}|${ACCOUNT_LABEL})[^\\s${READ};|·()]*\\p{N}`,
    `^[ ,]*[–—/-]? *[^\\p{L}\\s${READ};|·()]*\\p{N}`,
    '^\\n\\d{1,4}(?=[ \\n]|$)',
    '^\\n(?!\\d{8}(?!\\d))\\d[\\d ]*(?=\\n|$)',
  ].join('|'),
  'iu',
);
/** A number that cannot be read, up to the end of what looks like it. */
const ATTEMPT = new RegExp(
  `^[^\\s${READ},;|()]*\\d(?:[^\\s${READ},;|()]|,(?=\\S))*(?: [\\d.,OIlX/-]+(?!\\p{L}))*`,
  'u',
);

/**
 * Finds labels with numbers in any text, in their order. Ignores labels without a number, and labels that may be column
 * headings: `Konto BLZ`, with both numbers on the next line.
 *
 * @param text without invisible characters, with single blanks
 */
export function labelledNumbers(text: string): LabelledNumber[] {
  const found: LabelledNumber[] = [];
  let empty: RegExpExecArray | null = null;
  for (const label of text.matchAll(LABEL)) {
    const start = label.index;
    const numberStart = start + label[0].length;
    const kind = label.groups?.account === undefined ? 'bankCode' : 'accountNumber';
    const number = numberAt(text, numberStart, kind);
    const isHeading = empty !== null && (label[0].includes('\n') || isBeside(text, empty, start));
    if (number !== null && !isHeading)
      found.push({ kind, digits: number.digits, start, end: numberStart + number.length });
    empty = number === null ? label : null;
  }
  return found;
}

/** Whether a label without a number is on the same line as the next label, with nothing between them. */
function isBeside(text: string, empty: RegExpExecArray, next: number): boolean {
  const afterLabel = text.slice(empty.index + empty[0].length, next);
  return !text.slice(empty.index, next).includes('\n') && !/[\p{L}\p{N}]/u.test(afterLabel);
}

function numberAt(text: string, start: number, kind: NumberKind) {
  const rest = text.slice(start, start + 60);
  const written = (kind === 'bankCode' ? BANK_CODE : ACCOUNT_NUMBER).exec(rest)?.[0];
  const attempt = ATTEMPT.exec(rest)?.[0];
  const isWhole =
    written !== undefined && (kind === 'bankCode' || !MORE_OF_IT.test(rest.slice(written.length)));
  if (isWhole) {
    const { digits } = kind === 'bankCode' ? readBankCode(written) : readAccountNumber(written);
    return { digits, length: written.length };
  }
  const length = Math.max(written?.length ?? 0, attempt?.length ?? 0);
  return length === 0 ? null : { digits: null, length };
}
