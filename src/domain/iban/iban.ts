import type { AccountNumber, BankCode } from '../account/account.ts';
import type { Branded } from '../branded.ts';
import { withCapitals, withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/** A German IBAN in its electronic form: `DE`, two check digits, eight digits, ten digits; no blanks. */
export type Iban = Branded<string, 'Iban'>;

export const GERMAN_IBAN_LENGTH = 22;

/** The country letters DE as numbers (D = 13, E = 14) and the place holder 00 (ISO 13616, ISO 7064 mod 97-10). */
export const GERMANY_WITH_ZERO_CHECK_DIGITS = '131400';

/**
 * The remainder by 97 of a long number, by Horner's scheme: nothing is lost to rounding.
 *
 * @param text digits, and capital letters for the numbers 10 (A) to 35 (Z)
 */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    remainder = (code < 65 ? remainder * 10 + code - 48 : remainder * 100 + code - 55) % 97;
  }
  return remainder;
}

/**
 * The check digits that an IBAN or a creditor reference (ISO 11649) should have by ISO 7064 mod 97-10, whatever its own
 * are.
 *
 * @param iban electronic form, capital letters and digits only, of any length
 * @returns two digits, 02 to 98
 */
export function rightCheckDigits(iban: string): string {
  return twoDigits(98 - remainderBy97(`${iban.slice(4)}${iban.slice(0, 2)}00`));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * Builds the IBAN by the plain formula (ISO 13616; requirements 9.3 to 9.6). The bank may use another one
 * (`resolveIban`).
 */
export function buildIban(bankCode: BankCode, accountNumber: AccountNumber): Iban {
  // Two exact numbers take half the time of `remainderBy97`.
  const remainder = ((Number(bankCode) % 97) * 1e10 + Number(accountNumber)) % 97;
  const checkDigits = 98 - ((remainder * 1e6 + Number(GERMANY_WITH_ZERO_CHECK_DIGITS)) % 97);
  return `DE${twoDigits(checkDigits)}${bankCode}${accountNumber}` as Iban;
}

/**
 * Whether a text is a German IBAN that is arithmetically right (ISO 7064 mod 97-10). Only the bank knows whether the
 * account exists. The check digits 00, 01 and 99 are refused: no calculation gives them (ISO 13616: 02 to 98).
 *
 * @param text electronic form, upper case, no blanks
 */
export function isGermanIban(text: string): text is Iban {
  if (text.length !== GERMAN_IBAN_LENGTH || text.charCodeAt(0) !== 68 || text.charCodeAt(1) !== 69)
    return false;
  // Nine digits at a time are exact numbers and take a fifth of the time of `remainderBy97`.
  const checkDigits = numberAt(text, 2, 4);
  const remainder = ((numberAt(text, 4, 13) % 97) * 1e9 + numberAt(text, 13, 22)) % 97;
  return checkDigits >= 2 && checkDigits <= 98 && (remainder * 1e6 + 131400 + checkDigits) % 97 === 1;
}

/** The number of a run of digits; NaN, which no comparison accepts, if another character is among them. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** The print format of ISO 13616: groups of four, separated by one blank (requirements 9.7 and 9.8). */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

export function ibanParts(iban: Iban) {
  return { bankCode: iban.slice(4, 12) as BankCode, accountNumber: iban.slice(12) as AccountNumber };
}

/**
 * Calculates the check digits of a German IBAN and keeps every line of the calculation, for showing it (requirements 9.4 to
 * 9.6): 18 digits, 24 digits, 0–96, 2–98, 02–98.
 */
export function checkDigitArithmetic(bankCode: BankCode, accountNumber: AccountNumber) {
  const basicNumber: string = bankCode + accountNumber;
  const dividend = basicNumber + GERMANY_WITH_ZERO_CHECK_DIGITS;
  const remainder = remainderBy97(dividend);
  const difference = 98 - remainder;
  return { basicNumber, dividend, remainder, difference, checkDigits: twoDigits(difference) };
}

/** Norway has the shortest IBANs. Anything shorter in this form is something else: `NR 532013000`. */
export const SHORTEST_IBAN = 15;

/**
 * Reads the IBAN in a cell or a field. Drops its label, blanks of every kind, invisible characters, hyphens and quotes, and
 * makes capitals of small letters.
 *
 * @returns null if the text does not look like an IBAN: two letters, two digits, and more
 */
export function readIban(written: string): string | null {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(written))).replace(/^[\s'’"=]+/u, '');
  const text = withoutIbanLabel(plain).replace(/[\s'’"=:.,;_/-]/gu, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(text) ? text : null;
}

/**
 * The label before an IBAN: the word, perhaps a word for “number”, and what separates it from the number. `NO` and two
 * digits are the beginning of a Norwegian IBAN. A label may touch the IBAN, but no other word.
 */
export const IBAN_LABEL =
  /(?<![A-Z\d])IBAN(?:[\s.\p{Pd}]{0,3}(?:NUMMER|NUMBER|NR|NO(?![\s.\p{Pd}]{0,3}\d)|N[º°]|№))?(?![A-Z](?![A-Z]\s?(?:\d[\dOILBSZG]|[OILBSZG]\d)))[\s.:=\p{Pd}]*/giu;

function withoutIbanLabel(text: string): string {
  return text.trimStart().replace(IBAN_LABEL, (label, at) => (at === 0 ? '' : label));
}

/**
 * The electronic form of one IBAN that somebody typed: capitals, without its label, blanks, hyphens, points and invisible
 * characters. Any other character stays, so that it can be named.
 */
export function electronicForm(written: string): string {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(written)));
  return withoutIbanLabel(plain).replace(/[\s\p{Pd}.:]/gu, '');
}
