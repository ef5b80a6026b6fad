import { isCalendarDate } from './calendarDate.ts';
import { takeIbans } from './ibansInText.ts';
import { type LabelledNumber, labelledNumbers } from './labelledNumbers.ts';
import { ACCOUNT_LABEL } from './labels.ts';
import { markRead, READ, statements } from './markedText.ts';
import { type MeaningOfText, meaningOf, type Numbers, type PartsOfText } from './meaningOfText.ts';
import { bankNameIn, bicsIn, knownBankCodes, possibleAccountNumbers } from './otherParts.ts';
import type { Account } from './pairsInText.ts';
import { readPair } from './readPair.ts';
import { withoutFullWidth, withoutInvisible } from './strayCharacters.ts';

export type { NumberKind } from './labelledNumbers.ts';

/** A part of the text that was meant to be a number of the account and is not read. */
export interface Refusal {
  readonly text: string;
  readonly problem: 'bank-code' | 'account-number' | 'iban-wrong' | 'iban-foreign';
}

export interface TextReading extends MeaningOfText {
  /** The right German IBAN in the text, if it has just one. */
  readonly iban: string | null;
  readonly refused: readonly Refusal[];
  /** Everything else with digits in it: `Tel. 0221 123456`. */
  readonly unread: readonly string[];
}

/** What the reader asks the bank directory. */
export interface KnownBanks {
  readonly isBankCode: (digits: string) => boolean;
  /** @param bic eleven characters */
  readonly bankCodesOf: (bic: string) => readonly string[];
  /** The IBAN that the bank uses if the account number is right; null if it has none. */
  readonly ibanOf: (account: Account) => string | null;
}

/** Characters. A longer text is not read. */
const LONGEST_TEXT = 5000;
const HAS_ACCOUNT_LABEL = new RegExp(`(?<!\\p{L})${ACCOUNT_LABEL}(?!\\p{L})`, 'iu');
const REVERSED = '\u202E';
const NOTHING: TextReading = { meanings: [], isSure: false, bank: null, iban: null, refused: [], unread: [] };

/**
 * Reads what a visitor has copied: a line of a letterhead, the foot of an invoice, an IBAN, the name of a bank with an
 * account number. It reads everything that `readPair` reads, and the text may also contain other things.
 *
 * Labels, IBANs and the bank codes of known banks determine the meaning. Any other number without a label is only offered.
 * A labelled number that cannot be read is refused, and everything else with digits is listed as unread. A meaning
 * contains only digits that are in the text.
 */
export function readText(written: string, banks: KnownBanks): TextReading {
  if (written.length > LONGEST_TEXT || written.includes(REVERSED)) return NOTHING;
  const pair = readPair(written, banks.isBankCode, true);
  if (pair.bankCode !== null) return { ...NOTHING, ...meaningOfPair(pair, HAS_ACCOUNT_LABEL.test(written)) };

  const parts = partsOf(plainText(written), banks);
  const { text, ibans, labelled } = parts;
  const refused: Refusal[] = [
    ...ibans.flatMap(({ iban, problem }) => (problem === null ? [] : [{ text: iban, problem }])),
    ...labelled.flatMap(({ kind, digits, start, end }) => {
      const problem = kind === 'bankCode' ? ('bank-code' as const) : ('account-number' as const);
      return digits === null ? [{ text: text.slice(start, end), problem }] : [];
    }),
  ];
  const meaning = meaningOf(parts, banks);
  if (meaning.meanings.length === 0 && meaning.bank === null && refused.length === 0) return NOTHING;
  const rightOnes = ibans.flatMap(({ iban, account }) => (account === null ? [] : [iban]));
  return {
    ...meaning,
    isSure: meaning.isSure && refused.length === 0,
    iban: rightOnes.length === 1 ? (rightOnes[0] ?? null) : null,
    refused,
    unread: unreadIn(parts, meaning.meanings),
  };
}

/** An account number may look like a date, and a date like an account number: without a label the visitor is asked. */
function meaningOfPair({ bankCode, accountNumber }: Account, hasLabel: boolean) {
  const pair = { bankCode, accountNumber };
  const isSure = hasLabel || !isCalendarDate(accountNumber);
  return { meanings: isSure ? [pair] : [pair, { bankCode, accountNumber: null }], isSure };
}

/** With one kind of blank and one kind of line end. */
function plainText(written: string): string {
  return withoutFullWidth(withoutInvisible(written))
    .replaceAll(READ, ' ')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n');
}

function partsOf(written: string, banks: KnownBanks): PartsOfText {
  const { rest: text, ibans } = takeIbans(written);
  const labelled = labelledNumbers(text);
  const withoutLabelled = markAll(text, labelled);
  const hasLabelledCode = labelled.some(({ kind }) => kind === 'bankCode');
  const knownCodes = hasLabelledCode ? [] : knownBankCodes(withoutLabelled, banks.isBankCode);
  const withoutCodes = markAll(withoutLabelled, knownCodes);
  const bics = bicsIn(withoutCodes).filter(({ bic }) => banks.bankCodesOf(bic).length > 0);
  const rest = markAll(withoutCodes, bics);
  const candidates = possibleAccountNumbers(rest);
  return {
    text: markAll(text, bics),
    ibans,
    labelled: candidates.length > 0 ? labelled.map(withoutOrdinal) : labelled,
    knownCodes,
    candidates,
    bics: [...new Set(bics.map(({ bic }) => bic))],
    bankName: bankNameIn(rest),
  };
}

/** Beside a number that may be an account, one or two digits may count the accounts: `Konto 1: 532013000`. */
function withoutOrdinal(number: LabelledNumber): LabelledNumber {
  const isOrdinal = number.kind === 'accountNumber' && /^\d{1,2}$/.test(number.digits ?? '');
  return isOrdinal ? { ...number, digits: null } : number;
}

function unreadIn({ text, labelled, knownCodes, candidates }: PartsOfText, meanings: readonly Numbers[]) {
  const isUsed = ({ digits }: { readonly digits: string | null }) =>
    digits === null || meanings.some((meaning) => Object.values(meaning).includes(digits));
  const rest = markAll(text, [...labelled, ...knownCodes, ...candidates].filter(isUsed));
  return [...new Set(statements(rest).filter((part) => /\p{N}/u.test(part)))];
}

function markAll(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce((marked, { start, end }) => markRead(marked, start, end), text);
}
