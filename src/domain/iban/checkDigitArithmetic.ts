import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';

/** The country letters DE as numbers (D = 13, E = 14) and the place holder 00 (ISO 13616, ISO 7064 mod 97-10). */
export const GERMANY_WITH_ZERO_CHECK_DIGITS = '131400';

/**
 * The remainder of a long decimal number by 97, by Horner's scheme over small integers: no number on the way is
 * larger than 96 × 10 + 9, so nothing is lost to rounding.
 *
 * @param digits any number of digits 0–9
 */
export function remainderBy97(digits: string): number {
  let remainder = 0;
  for (let i = 0; i < digits.length; i++) remainder = (remainder * 10 + (digits.charCodeAt(i) - 48)) % 97;
  return remainder;
}

/** The calculation of the check digits, line by line, for showing it (requirements 9.4 to 9.6). */
export interface CheckDigitArithmetic {
  /** Bank code and padded account number: 18 digits. */
  readonly basicNumber: string;
  /** The basic number followed by 131400: 24 digits. */
  readonly dividend: string;
  /** `dividend` modulo 97, 0–96. */
  readonly remainder: number;
  /** 98 minus the remainder, 2–98. */
  readonly difference: number;
  /** The difference with two digits, 02–98. */
  readonly checkDigits: string;
}

/** Calculates the two check digits of a German IBAN and keeps every line of the calculation. */
export function checkDigitArithmetic(bankCode: BankCode, accountNumber: AccountNumber): CheckDigitArithmetic {
  const basicNumber = bankCode + accountNumber;
  const dividend = basicNumber + GERMANY_WITH_ZERO_CHECK_DIGITS;
  const remainder = remainderBy97(dividend);
  const difference = 98 - remainder;
  return { basicNumber, dividend, remainder, difference, checkDigits: String(difference).padStart(2, '0') };
}
