import type { Parsed } from './parsed.ts';

/** Kontonummer in the form in which an IBAN holds it: ten digits, padded with zeros on the left, as text. */
export type AccountNumber = string & { readonly brand: 'AccountNumber' };

export const ACCOUNT_NUMBER_LENGTH = 10;

/** What stays of typed or pasted text: the digits 0–9, at most ten (requirement 5.2). */
export function cleanAccountNumber(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
}

/**
 * Reads an account number and pads it to ten digits (requirement 9.2).
 *
 * @param text one to ten digits 0–9 and nothing else; clean typed text with `cleanAccountNumber` first
 * @returns the padded account number, or the problem `account-number-length` or `account-number-not-digits`
 */
export function parseAccountNumber(
  text: string,
): Parsed<AccountNumber, 'account-number-length' | 'account-number-not-digits'> {
  if (/[^0-9]/.test(text))
    return { ok: false, problems: [{ field: 'accountNumber', code: 'account-number-not-digits' }] };
  if (text.length < 1 || text.length > ACCOUNT_NUMBER_LENGTH)
    return { ok: false, problems: [{ field: 'accountNumber', code: 'account-number-length' }] };
  return { ok: true, value: text.padStart(ACCOUNT_NUMBER_LENGTH, '0') as AccountNumber };
}
