import { BANK_CODE_LENGTH } from '../account/account.ts';
import { isCalendarDate } from './calendarDate.ts';
import { MOST_READINGS } from './pairs.ts';
import { isOf } from './readings.ts';
import { READ } from './strayCharacters.ts';
import type { Account, Explained, KnownBanks, Piece, Role } from './types.ts';
import {
  BANK_WORD,
  FORMS,
  JOINING,
  LABEL,
  namesBank,
  OTHER_LABEL,
  SHORT_LABEL,
  USUAL_WORD,
} from './words.ts';

/** With fewer digits it is no account number, but it may continue the number beside it. */
const SHORTEST = 4;
/** Fewer digits than an account number has mostly. */
const USUAL = 5;

/** Forms that the digits before them may belong to. */
const NUMERIC: ReadonlySet<string> = new Set(['amount', 'share', 'phone', 'tax', 'card']);
/** Between the digits of one number. */
const NO_WORD = /^[^\p{L}\p{N}\u0081·•]*$/u;

/** Says of each piece what it is, by evidence of its own. */
export function explain(
  text: string,
  pieces: readonly Piece[],
  ibans: readonly Account[],
  banks: KnownBanks,
  isRow: boolean,
): Explained[] {
  // Where a text has more, the visitor chooses among the first of them.
  const first = ibans.slice(0, MOST_READINGS);
  const roles = pieces.map(
    (piece): Explained => ({ ...piece, role: roleOf(text, piece, first, banks, isRow) }),
  );
  const hasAccount = roles.some(({ role }) => role === 'accountNumber');
  // Without an account number, that which looks like a telephone number may be it.
  const explained = roles.map((one) =>
    hasAccount && one.form === 'phone' && one.role === 'open' ? { ...one, role: 'other' as const } : one,
  );
  return explained.map((one, index) =>
    mayContinue(text, explained, index) ? { ...one, role: 'open' } : one,
  );
}

/** Whether something that looks like another kind of number may also be digits of its neighbour: `532013 000`. */
function mayContinue(text: string, explained: readonly Explained[], index: number): boolean {
  const one = explained[index] as Explained;
  const before = explained[index - 1];
  if (one.role !== 'other' || one.label !== null) return false;
  const written = textOf(text, one);
  const gap = text.slice(before?.end ?? 0, one.start);
  const isNextTo = (before?.role === 'bankCode' || before?.role === 'accountNumber') && NO_WORD.test(gap);
  if (one.form !== null)
    return (
      NUMERIC.has(one.form) &&
      isNextTo &&
      (/^[ .]*$/.test(gap) ||
        (/^\d{1,3}(?:\D|$)(?!\d)/.test(written) && !(one.form === 'amount' && /[,;–-] $/.test(gap))))
    );
  // Letters between digits may be misread digits. Letters in front of a number are a word.
  return isNextTo && (/^[\d\s.,/:-]{1,3}$/.test(written) || one.digits === null);
}

function roleOf(
  text: string,
  piece: Piece,
  ibans: readonly Account[],
  banks: KnownBanks,
  isRow: boolean,
): Role {
  const { label, form, digits, options } = piece;
  if (ibans.some((account) => isOf(account, piece, banks))) return 'iban';
  if (form !== null) return options.length > 0 ? (label === null ? 'open' : 'refused') : 'other';
  if (label === 'other') return isMislabelled(text, piece, banks) ? 'open' : 'other';
  if (label === 'bankCode') return digits?.length === BANK_CODE_LENGTH ? 'bankCode' : 'refused';
  // `Konto 4400` may be one of a ledger, or a year, and `Konto 2: 532013000` counts the accounts; a cell has nothing else.
  if (label === 'accountNumber')
    return digits === null
      ? 'refused'
      : digits.length >= USUAL || (isRow && piece.end === text.length)
        ? 'accountNumber'
        : 'open';
  const written = textOf(text, piece);
  if (digits === null) return written.replace(/\P{N}/gu, '').length < SHORTEST ? 'other' : 'open';
  if (digits.length === BANK_CODE_LENGTH && banks.isBankCode(digits)) return 'bankCode';
  if (digits.length < SHORTEST || isPostcode(text, piece, banks)) return 'other';
  return 'open';
}

/** The characters before a number. */
function before(text: string, { numberStart }: Piece): string {
  return text.slice(Math.max(0, numberStart - 60), numberStart);
}

function textOf(text: string, { numberStart, end }: Piece): string {
  return text.slice(numberStart, end);
}

const NO_TOWN = new RegExp(`^(?:${USUAL_WORD}|${OTHER_LABEL})$`, 'iu');
const STREET_BEFORE = new RegExp(`${FORMS.street}(?:\\n|, )(?:D-)?$`, 'iu');

/** A postcode begins a statement, and a town follows: one of the directory, or any after a street. */
function isPostcode(text: string, piece: Piece, { hasWord }: KnownBanks): boolean {
  const { end, digits } = piece;
  const town = /^ (\p{Lu}\p{L}{2,})/u.exec(text.slice(end, end + 40))?.[1];
  return (
    digits?.length === 5 &&
    town !== undefined &&
    /(?:^|[\n,·•|;(]|\bD-|\bin)[ ]?$/u.test(before(text, piece)) &&
    (hasWord(town, ['none']) ||
      (STREET_BEFORE.test(before(text, piece)) && !NO_TOWN.test(town) && !namesBank(town)))
  );
}

/** What numbers with these labels look like. */
const LABELLED = [
  [/^(?:plz|postcode)/i, /^\d{5}$/],
  [new RegExp(`^(?:${SHORT_LABEL})`, 'iu'), /^.{1,4}$/],
] as const;

/** Whether a number does not look like its label says: a postcode has five digits, a page has few, and no other begins with a bank code. */
function isMislabelled(text: string, piece: Piece, banks: KnownBanks): boolean {
  const [label, written] = [text.slice(piece.start, piece.numberStart), textOf(text, piece)];
  if (banks.isBankCode(written.replace(/\D/g, '').slice(0, BANK_CODE_LENGTH))) return true;
  return LABELLED.some(([name, form]) => name.test(label) && !form.test(written)) && !isCalendarDate(written);
}

/** A shorter number next to a bank code, without a label, may be a branch, a year or a part of something. */
const SHORTEST_UNLABELLED = 5;
/** A shorter one beside the name of a bank may be a postcode, a TAN or a security. */
const SHORTEST_BESIDE_BANK = 7;
/** Behind a labelled bank code: a postcode, a month, a telephone number. */
const OTHER_NUMBER = /^(?:\d{5}|(?:19|20)\d\d(?:0[1-9]|1[0-2])|0\d{8,})$/;
/** `BLZ`, `Bankverbindung (BLZ und`, before another label. */
const LABELS = new RegExp(
  `(?<!\\p{L})(?:Bankverbindung(?=[ :(]*${LABEL})|${LABEL}(?: ${JOINING}\\.?(?= ${LABEL}))?)(?!\\p{L})`,
  'giu',
);

/** A number without a label is the account number if there is nothing else in the text but a bank code, or the name of a bank. */
export function withLastNumber(
  text: string,
  explained: Explained[],
  bank: string | null,
  mayBePair: boolean,
): Explained[] {
  const [one, other, third] = explained;
  const last = explained.find(({ role }) => role === 'open');
  const digits = last?.digits ?? '';
  if (
    last === undefined ||
    third !== undefined ||
    digits.length < SHORTEST_UNLABELLED ||
    /^\d{11}/.test(textOf(text, last)) ||
    isCalendarDate(digits)
  )
    return explained;
  const words = explained.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  const between = other === undefined || one === undefined ? '' : text.slice(one.end, other.start);
  const isLabelled = one?.label === 'bankCode';
  // Behind nothing but a blank, five digits may be a postcode.
  const isPair =
    explained.some(({ role }) => role === 'bankCode') &&
    !(isLabelled
      ? OTHER_NUMBER.test(textOf(text, last))
      : digits.length === SHORTEST_UNLABELLED && between === ' ') &&
    !/[\p{L}\p{N}]|[:=#] ?[:=#]/u.test(words.replace(LABELS, '')) &&
    (mayBePair && !isLabelled ? /^$|[\s/;|]/ : mayBePair ? /^ ?[/;|]? ?$/ : /^ ?[/|] ?$/).test(between);
  const isOfBank =
    other === undefined && bank !== null && digits.length >= SHORTEST_BESIDE_BANK && namesBank(words);
  // A sign says what a number is, as a word does: `☎`, `№`, `❌`.
  if ((!isPair && !isOfBank) || /[\p{So}\u0081]/u.test(words)) return explained;
  return explained.map((part) => (part === last ? { ...part, role: 'accountNumber' } : part));
}

/** What separates statements: the end of a line, `·`, `|`, `;`, a comma, a bracket or a dash. */
const BETWEEN = new RegExp(`[\\n${READ}·|;•()[\\]]|,(?= |$)| [–—-] |\\s/\\s`, 'u');

/** Splits a text into its separate statements, some of them empty: `Tel. 0221 123456`, `HRB 12345`. */
export function statements(text: string): string[] {
  return text.split(BETWEEN).map((part) => part.replace(/^[\s,.:/–—-]+|(?<![\s,:/–—-])[\s,:/–—-]+$/gu, ''));
}

/** The words in the text that name a bank, in their order. */
export function bankNamesIn(text: string): string[] {
  const parts = text
    .split(/\n|:\s/)
    .filter((part) => BANK_WORD.test(part))
    .flatMap(statements);
  const names = parts.map((part) =>
    part.replace(/\p{N}.*/u, '').replace(/^(?:.* (?=bei ))? *(?:(?:bei|an|auf|von|de[rmn]|die|das) )*/i, ''),
  );
  return names.map((name) => name.trim()).filter(namesBank);
}
