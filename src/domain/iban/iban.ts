import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';

/** A German IBAN in its electronic form: `DE`, two check digits, eight digits, ten digits; no blanks. */
export type Iban = string & { readonly brand: 'Iban' };

export const GERMAN_IBAN_LENGTH = 22;

/** `DE02` … `DE98` by the remainder of bank code + account number + 131400. */
const PREFIX_BY_REMAINDER = Array.from(
  { length: 97 },
  (_, remainder) => `DE${String(98 - remainder).padStart(2, '0')}`,
);
const TENS_BY_REMAINDER = Uint8Array.from(PREFIX_BY_REMAINDER, (prefix) => prefix.charCodeAt(2));
const ONES_BY_REMAINDER = Uint8Array.from(PREFIX_BY_REMAINDER, (prefix) => prefix.charCodeAt(3));
const LETTER_D = 68;
const LETTER_E = 69;

/**
 * Builds the IBAN by the plain formula (ISO 13616; requirements 9.3 to 9.6). It is not yet the IBAN that the bank
 * uses: that is `resolveIban`'s work.
 *
 * Written out because it is the innermost work of a whole list. Each digit of bank code + account number + 131400
 * counts 10^n modulo 97 by its place among the 24 (10^23 gives 56, …, 10^6 gives 27). 131400 itself does not appear:
 * by lucky chance the 48 by which each character code exceeds its digit adds just as much (48 × 846 and 131400 are
 * both 62 modulo 97). Putting the codes together is faster than joining strings, which are only copied later.
 *
 * @returns 22 characters
 */
export function buildIban(bankCode: BankCode, accountNumber: AccountNumber): Iban {
  const b1 = bankCode.charCodeAt(0);
  const b2 = bankCode.charCodeAt(1);
  const b3 = bankCode.charCodeAt(2);
  const b4 = bankCode.charCodeAt(3);
  const b5 = bankCode.charCodeAt(4);
  const b6 = bankCode.charCodeAt(5);
  const b7 = bankCode.charCodeAt(6);
  const b8 = bankCode.charCodeAt(7);
  const a1 = accountNumber.charCodeAt(0);
  const a2 = accountNumber.charCodeAt(1);
  const a3 = accountNumber.charCodeAt(2);
  const a4 = accountNumber.charCodeAt(3);
  const a5 = accountNumber.charCodeAt(4);
  const a6 = accountNumber.charCodeAt(5);
  const a7 = accountNumber.charCodeAt(6);
  const a8 = accountNumber.charCodeAt(7);
  const a9 = accountNumber.charCodeAt(8);
  const a10 = accountNumber.charCodeAt(9);
  const ofBankCode = b1 * 56 + b2 * 25 + b3 * 51 + b4 * 73 + b5 * 17 + b6 * 89 + b7 * 38 + b8 * 62;
  const ofFirstHalf = a1 * 45 + a2 * 53 + a3 * 15 + a4 * 50 + a5 * 5;
  const ofSecondHalf = a6 * 49 + a7 * 34 + a8 * 81 + a9 * 76 + a10 * 27;
  const remainder = (ofBankCode + ofFirstHalf + ofSecondHalf) % 97;
  const tens = TENS_BY_REMAINDER[remainder] as number;
  const ones = ONES_BY_REMAINDER[remainder] as number;
  // biome-ignore format: one line for each part of the IBAN
  return String.fromCharCode(
    LETTER_D, LETTER_E, tens, ones,
    b1, b2, b3, b4, b5, b6, b7, b8,
    a1, a2, a3, a4, a5, a6, a7, a8, a9, a10,
  ) as Iban;
}

/**
 * Whether a text is a German IBAN that is arithmetically right (ISO 7064 mod 97-10). Whether the account exists, only
 * the bank knows. The check digits 00, 01 and 99 are refused: no calculation gives them (ISO 13616: 02 to 98).
 *
 * @param text electronic form, upper case, no blanks
 */
export function isGermanIban(text: string): text is Iban {
  if (text.length !== GERMAN_IBAN_LENGTH) return false;
  let remainder = 0;
  for (let place = 4; place < GERMAN_IBAN_LENGTH; place += 1) {
    const digit = text.charCodeAt(place) - 48;
    if (digit < 0 || digit > 9) return false;
    remainder = (remainder * 10 + digit) % 97;
  }
  // 10^6 and 131400 are 27 and 62 modulo 97.
  return text.startsWith(PREFIX_BY_REMAINDER[(remainder * 27 + 62) % 97] ?? '');
}

/** The paper form: groups of four, separated by one blank (requirements 9.7 and 9.8). */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

export interface IbanParts {
  readonly country: string;
  readonly checkDigits: string;
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
}

/** Takes a German IBAN apart into its four parts. */
export function ibanParts(iban: Iban): IbanParts {
  return {
    country: iban.slice(0, 2),
    checkDigits: iban.slice(2, 4),
    bankCode: iban.slice(4, 12) as BankCode,
    accountNumber: iban.slice(12) as AccountNumber,
  };
}
