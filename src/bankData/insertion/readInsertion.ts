import { knownBanksOf, NO_BANKS } from '../../domain/reading/knownBanks.ts';
import { readAccountNumber, readBankCode } from '../../domain/reading/readNumber.ts';
import {
  type KnownBanks,
  type NumberKind,
  readText,
  type TextReading,
} from '../../domain/reading/readText.ts';
import { asDigits, hasSeveralNumbers } from '../../domain/reading/strayCharacters.ts';
import { looksLikeIban } from '../linkToCheck.ts';
import type { BankDataState } from '../useBankData.ts';

/** A text that was pasted or dropped into a field. */
export interface Insertion {
  readonly text: string;
  readonly field: NumberKind;
  /** All that was in the field is selected, so that the text takes its place. */
  readonly replacesAll: boolean;
}

/** The reading of a whole text. */
export interface InsertionReading extends TextReading {
  /** The text of a number that was written in an unusual way. */
  readonly from: string | null;
  /** The text, if it is a table of accounts. */
  readonly list: string | null;
}

/** One meaning of a text. A number that is null is not in it. */
export type Numbers = Pick<InsertionReading['readings'][number], 'bankCode' | 'accountNumber'>;

const READERS = { bankCode: readBankCode, accountNumber: readAccountNumber } as const;
const PROBLEMS = { bankCode: 'bank-code', accountNumber: 'account-number' } as const;
/** Characters of a name that is worth searching for. */
export const SHORTEST_NAME = 3;
const LONGEST_NAME = 100;
/** A bank code and a number in neighbouring cells; a field that is filled early has joined the lines. */
const CELLS = /(?<!\d)\d{3} ?\d{3} ?\d\d[;,\t] ?\d+|\d+[;,\t] ?\d{3} ?\d{3} ?\d\d(?!\d)|^\d{8} \d+/gm;

/** @returns null if the field should handle the text itself: it keeps the digits and truncates them */
export function readInsertion(
  insertion: Insertion,
  { data, status }: BankDataState,
): InsertionReading | null {
  const { text, field, replacesAll } = insertion;
  const number = READERS[field](text);
  const filtered = digitsIn(text);
  const isDigits = text.trim() === filtered;
  // Zeros in front may be too many; both numbers may be in one piece.
  if (isDigits && (number.digits ?? filtered) === filtered && filtered.length !== 18) return null;
  const list = (text.match(CELLS)?.length ?? 0) > 1 ? text : null;
  const reading = { ...readText(text, knownBanks(data)), from: null, list };
  const [meaning, other] = reading.readings;
  const isPair = meaning !== undefined && meaning.bankCode !== null && meaning.accountNumber !== null;
  // The directory may still say more about the numbers.
  if (status === 'loading' && !(reading.isCertain && isPair)) return null;
  // Without a word, eight digits in groups belong to the field they are put into, also if a bank has them as its code.
  const isBareCode = !/\p{L}/u.test(text) && meaning?.bankCode === filtered;
  const isJustThisNumber =
    (number.digits === filtered || isBareCode) &&
    !isPair &&
    other === undefined &&
    (meaning?.[field] ?? filtered) === filtered;
  if (isJustThisNumber && replacesAll) return null;
  if (reading.readings.length > 0 || reading.refused.length > 0) return reading;
  const name = text.trim().replace(/\s+/g, ' ');
  const mayBeBank = field === 'bankCode' && !/\p{N}/u.test(name) && name.length <= LONGEST_NAME;
  const bank =
    reading.bank ?? (mayBeBank && new RegExp(`\\p{L}{${SHORTEST_NAME}}`, 'u').test(name) ? name : null);
  if (bank !== null) return { ...reading, bank };
  if (!replacesAll) return null;
  const { digits } = number.digits === null ? READERS[field](asDigits(text)) : number;
  // `78X1146`, `532013000 9876543`: all digits together would be another number.
  if (digits === null && hasSeveralNumbers(text) && !looksLikeIban(text.trim()))
    return { ...reading, refused: [{ text: text.trim(), problem: PROBLEMS[field] }] };
  if (digits === null || digits === filtered) return null;
  const only = { bankCode: null, accountNumber: null, [field]: digits };
  const evidence = { bankCode: 'none', accountNumber: 'none' } as const;
  const readings = [{ ...only, evidence, check: 'unchecked' as const }];
  return { ...reading, readings, isCertain: number.digits !== null, from: text.trim() };
}

/** What a field keeps of a text before it truncates it. */
export function digitsIn(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

function knownBanks(data: BankDataState['data']): KnownBanks {
  if (data === null) return NO_BANKS;
  return knownBanksOf(data.directory, (bankCode, accountNumber) => data.resolve(bankCode, accountNumber));
}

export type Fields = Readonly<Record<NumberKind, string>>;

/** What the note below the fields says. */
export type Shown =
  | {
      readonly kind: 'taken';
      readonly reading: InsertionReading;
      readonly numbers: Numbers;
      /** Restored by undo. */
      readonly before: Fields;
    }
  | { readonly kind: 'question'; readonly reading: InsertionReading }
  | { readonly kind: 'undone' };
