import { ACCOUNT_NUMBER_LENGTH, BANK_CODE_LENGTH } from '../domain/account/account.ts';
import { type ReadNumber, readAccountNumber, readBankCode } from '../domain/reading/readNumber.ts';

/** Number of characters of the input that an explanation repeats. */
const LONGEST_SHOWN = 40;

/**
 * Explains in German how a text was cleaned in the field for a bank code. Returns null if the digits are just the given
 * number.
 *
 * @param given content of the field before it was cleaned
 */
export function bankCodeTaken(given: string, digits: string): string | null {
  return taken(given, digits, readBankCode(given), BANK_CODE_LENGTH);
}

/** Explains how a text was cleaned in the field for an account number; null as above. */
export function accountNumberTaken(given: string, digits: string): string | null {
  return taken(given, digits, readAccountNumber(given), ACCOUNT_NUMBER_LENGTH);
}

function taken(given: string, digits: string, read: ReadNumber, most: number): string | null {
  const text = given.trim();
  if (text === '' || text === digits || read.digits === digits) return null;
  if (/^\d+$/.test(text))
    return `Möglich sind höchstens ${most}\u00A0Ziffern; ${quoted(text.slice(most))} am Ende wurde nicht übernommen.`;
  if (digits === '') return `In ${quoted(text)} steht keine Ziffer von 0 bis 9.`;
  return `Aus ${quoted(text)} wurde ${digits}: Es zählen nur Ziffern. Bitte prüfen.`;
}

/** The beginning of a text in quotes. Without invisible characters: a direction mark would reverse the rest of the sentence. */
export function quoted(text: string): string {
  const beginning = text.slice(0, LONGEST_SHOWN).replace(/\s/g, ' ').replace(/\p{C}/gu, '');
  return `„${beginning}${text.length > LONGEST_SHOWN ? '…' : ''}“`;
}
