import type { Branded } from '../branded.ts';

/** Bankleitzahl: exactly eight digits, as text, because it may be compared and cut but never added. */
export type BankCode = Branded<string, 'BankCode'>;

export const BANK_CODE_LENGTH = 8;

/** The digits 0–9 of typed or pasted text, at most eight (requirement 5.1). */
export function cleanBankCode(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, BANK_CODE_LENGTH);
}

/**
 * @param text eight digits 0–9 and nothing else; clean typed text with `cleanBankCode` first
 * @returns null for any other text
 */
export function parseBankCode(text: string): BankCode | null {
  return /^\d{8}$/.test(text) ? (text as BankCode) : null;
}

/** Kontonummer in the form in which an IBAN holds it: ten digits, padded with zeros on the left, as text. */
export type AccountNumber = Branded<string, 'AccountNumber'>;

export const ACCOUNT_NUMBER_LENGTH = 10;

/** The digits 0–9 of typed or pasted text, at most ten (requirement 5.2). */
export function cleanAccountNumber(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
}

/**
 * Reads an account number and pads it to ten digits (requirement 9.2).
 *
 * @param text one to ten digits 0–9 and nothing else; clean typed text with `cleanAccountNumber` first
 * @returns null for any other text
 */
export function parseAccountNumber(text: string): AccountNumber | null {
  return /^\d{1,10}$/.test(text) ? (text.padStart(ACCOUNT_NUMBER_LENGTH, '0') as AccountNumber) : null;
}
