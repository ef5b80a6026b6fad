import { ACCOUNT_NUMBER_LENGTH } from '../domain/accountNumber.ts';
import { BANK_CODE_LENGTH } from '../domain/bankCode.ts';
import { isPlainNumber } from '../domain/plainNumber.ts';
import { readAccountPair } from '../domain/readAccountPair.ts';
import { putDigits } from '../ui/DigitsField.tsx';
import type { BankDataState } from './useBankData.ts';

/** So much of what was given is repeated. */
const LONGEST_SHOWN = 40;

/**
 * What became of a text in the field for a bank code, in words; null where the digits are just the number that was given.
 *
 * @param given what was in the field before the cleaning
 */
export function bankCodeTaken(given: string, digits: string): string | null {
  return taken(given, digits, BANK_CODE_LENGTH);
}

/** The same for an account number. */
export function accountNumberTaken(given: string, digits: string): string | null {
  return taken(given, digits, ACCOUNT_NUMBER_LENGTH);
}

function taken(given: string, digits: string, most: number): string | null {
  const text = given.trim();
  if (text === '') return null;
  if (isPlainNumber(text)) {
    const more = text.replace(/[^0-9]/g, '').length - digits.length;
    return more > 0 ? `Nur die ersten ${most}\u00A0Ziffern zählen, ${more}\u00A0mehr standen da.` : null;
  }
  // Without what is not seen: a mark of direction would turn the rest of the sentence around.
  const beginning = text.slice(0, LONGEST_SHOWN).replace(/\s/g, ' ').replace(/\p{C}/gu, '');
  const shown = text.length > LONGEST_SHOWN ? `${beginning}…` : beginning;
  return digits === ''
    ? `In „${shown}“ steht keine Ziffer von 0 bis 9.`
    : `Aus „${shown}“ wurde ${digits}: Es zählen nur Ziffern, höchstens ${most}.`;
}

/**
 * Fills two fields from one text, if it determines bank code and account number.
 *
 * @returns what to say then, otherwise null
 */
export function takePair(
  text: string,
  { data }: BankDataState,
  bankCode: HTMLInputElement | null,
  accountNumber: HTMLInputElement | null,
): string | null {
  const pair = readAccountPair(text, (digits) => data?.directory.find(digits) !== undefined);
  if (pair === null) return null;
  putDigits(bankCode, pair.bankCode);
  putDigits(accountNumber, pair.accountNumber);
  return 'Bankleitzahl und Kontonummer sind übernommen.';
}
