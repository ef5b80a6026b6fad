import { NO_BANKS } from '../../../domain/reading/knownBanks.ts';
import { readAccountNumber, readBankCode } from '../../../domain/reading/readNumber.ts';
import { readText } from '../../../domain/reading/readText.ts';

/** `K 53-20-13` */
const GROUPED = /^\p{L}{0,4}[. -]{0,2}(?:\d[ ./-]{0,3}){4,10}$/u;

/** How much a cell looks like a bank code, from 0 to 1. */
export function bankCodeLikeness(cell: string, isKnownBankCode: (digits: string) => boolean): number {
  const { digits } = readBankCode(cell);
  if (digits === null) return 0;
  return isKnownBankCode(digits) ? 1 : 0.3;
}

/** How much a cell looks like an account number, from 0 to 1. */
export function accountNumberLikeness(cell: string): number {
  const read = readAccountNumber(cell);
  if (read.digits === null) return read.problem === 'scientific' ? 0.8 : GROUPED.test(cell) ? 0.5 : 0;
  return read.digits.length >= 4 ? 1 : 0.3;
}

/** Characters. A longer cell is a letter. */
const LONGEST_COMBINED = 200;
/** One number is not a pair. Without this check, reading such cells as texts would take most of the time. */
const ONE_NUMBER = /^\s*\d{0,10}\s*$/;

/** Whether a cell holds both a bank code and an account number. */
export function isCombined(cell: string, isKnownBankCode: (digits: string) => boolean): boolean {
  if (cell.length > LONGEST_COMBINED || ONE_NUMBER.test(cell) || !/(?:\d.*){9}/.test(cell)) return false;
  const [first] = readText(cell, { ...NO_BANKS, isBankCode: isKnownBankCode }).readings;
  const isPair = first !== undefined && first.bankCode !== null && first.accountNumber !== null;
  return isPair && first.evidence.bankCode !== 'iban';
}
