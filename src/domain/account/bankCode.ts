import type { Branded } from '../branded.ts';

/** Bankleitzahl: exactly eight digits, as text, because it may be compared and cut but never added. */
export type BankCode = Branded<string, 'BankCode'>;

export const BANK_CODE_LENGTH = 8;

/** The digits 0–9 of typed or pasted text, at most eight (requirement 5.1). */
export function cleanBankCode(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, BANK_CODE_LENGTH);
}

/**
 * Reads a bank code.
 *
 * @param text eight digits 0–9 and nothing else; clean typed text with `cleanBankCode` first
 * @returns null for any other text
 */
export function parseBankCode(text: string): BankCode | null {
  return /^\d{8}$/.test(text) ? (text as BankCode) : null;
}
