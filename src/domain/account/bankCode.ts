import type { Parsed } from './parsed.ts';

/** Bankleitzahl: exactly eight digits, as text, because it may be compared and cut but never added. */
export type BankCode = string & { readonly brand: 'BankCode' };

export const BANK_CODE_LENGTH = 8;

/** What stays of typed or pasted text: the digits 0–9, at most eight (requirement 5.1). */
export function cleanBankCode(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, BANK_CODE_LENGTH);
}

/**
 * Reads a bank code.
 *
 * @param text eight digits 0–9 and nothing else; clean typed text with `cleanBankCode` first
 * @returns the bank code, or the problem `bank-code-length` or `bank-code-not-digits`
 */
export function parseBankCode(text: string): Parsed<BankCode, 'bank-code-length' | 'bank-code-not-digits'> {
  if (/[^0-9]/.test(text))
    return { ok: false, problems: [{ field: 'bankCode', code: 'bank-code-not-digits' }] };
  if (text.length !== BANK_CODE_LENGTH)
    return { ok: false, problems: [{ field: 'bankCode', code: 'bank-code-length' }] };
  return { ok: true, value: text as BankCode };
}
