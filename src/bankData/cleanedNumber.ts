import { ACCOUNT_NUMBER_LENGTH } from '../domain/account/accountNumber.ts';
import { BANK_CODE_LENGTH } from '../domain/account/bankCode.ts';
import { readIban, SHORTEST_IBAN } from '../domain/iban/readIban.ts';
import { type ReadNumber, readAccountNumber, readBankCode } from '../domain/reading/readNumber.ts';
import { handOverLink } from '../handOver/handOver.ts';
import { cleanedTexts } from './cleanedNumberTexts.ts';

/**
 * Explains in German how a text was cleaned in the field for a bank code. Returns null if the digits are just the given
 * number.
 *
 * @param given content of the field before it was cleaned
 */
export function bankCodeTaken(given: string, digits: string): string | null {
  return taken(given, digits, readBankCode(given), BANK_CODE_LENGTH);
}

/** Same, for an account number. */
export function accountNumberTaken(given: string, digits: string): string | null {
  return taken(given, digits, readAccountNumber(given), ACCOUNT_NUMBER_LENGTH);
}

function taken(given: string, digits: string, read: ReadNumber, most: number): string | null {
  const text = given.trim();
  if (text === '' || text === digits || read.digits === digits) return null;
  if (/^\d+$/.test(text)) return cleanedTexts.shortened(most, text.length - digits.length);
  return digits === '' ? cleanedTexts.noDigit(text) : cleanedTexts.onlyDigits(text, digits, most);
}

/** Links an IBAN in a field for another number to the IBAN check. Returns null if the text is no IBAN. */
export function linkToCheck(given: string): ReturnType<typeof handOverLink> | null {
  const iban = readIban(given);
  return iban !== null && iban.length >= SHORTEST_IBAN ? handOverLink('/iban-pruefen', iban) : null;
}
