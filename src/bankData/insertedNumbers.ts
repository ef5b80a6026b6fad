import { ACCOUNT_NUMBER_LENGTH } from '../domain/account/accountNumber.ts';
import { BANK_CODE_LENGTH } from '../domain/account/bankCode.ts';
import { readIban, SHORTEST_IBAN } from '../domain/iban/readIban.ts';
import { type ReadNumber, readAccountNumber, readBankCode } from '../domain/reading/readNumber.ts';
import { handOverLink } from '../handOver/handOverLink.ts';

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

/** Same, for an account number. */
export function accountNumberTaken(given: string, digits: string): string | null {
  return taken(given, digits, readAccountNumber(given), ACCOUNT_NUMBER_LENGTH);
}

function taken(given: string, digits: string, read: ReadNumber, most: number): string | null {
  const text = given.trim();
  if (text === '' || text === digits || read.digits === digits) return null;
  if (/^\d+$/.test(text))
    return `Nur die ersten ${most}\u00A0Ziffern zählen, ${removed(text.length - digits.length)} haben wir entfernt.`;
  return digits === ''
    ? `In ${quoted(text)} steht keine Ziffer von 0 bis 9.`
    : `Aus ${quoted(text)} wurde ${digits}: Es zählen nur Ziffern, höchstens ${most}.`;
}

function removed(count: number): string {
  return count === 1 ? 'eine weitere' : `${count}\u00A0weitere`;
}

/** The beginning of a text in quotes. Without invisible characters: a direction mark would reverse the rest of the sentence. */
export function quoted(text: string): string {
  const beginning = text.slice(0, LONGEST_SHOWN).replace(/\s/g, ' ').replace(/\p{C}/gu, '');
  return `„${beginning}${text.length > LONGEST_SHOWN ? '…' : ''}“`;
}

/** Links an IBAN in a field for another number to the IBAN check. Returns null if the text is no IBAN. */
export function linkToCheck(given: string): ReturnType<typeof handOverLink> | null {
  const iban = readIban(given);
  return iban !== null && iban.length >= SHORTEST_IBAN ? handOverLink('/iban-pruefen', iban) : null;
}
