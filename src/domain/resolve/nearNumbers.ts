import { type AccountNumber, parseAccountNumber } from '../account/accountNumber.ts';
import { type BankCode, parseBankCode } from '../account/bankCode.ts';
import type { Resolution } from './resolution.ts';

type Resolve = (bankCode: BankCode, accountNumber: AccountNumber) => Resolution;

/** A longer list would not help to compare. */
const MOST_BANK_CODES = 5;
const MOST_ACCOUNT_NUMBERS = 3;

/**
 * Bank codes that may have been meant by an unknown one: two neighbouring digits are swapped, or one digit is another.
 * Only banks whose check digit the account number passes. They are offered, never applied.
 *
 * @param resolve `resolveIban` on the directory of the day
 * @returns swapped ones first, at most five
 */
export function nearBankCodes(
  bankCode: BankCode,
  accountNumber: AccountNumber,
  resolve: Resolve,
): BankCode[] {
  return near(bankCode)
    .flatMap((digits) => parseBankCode(digits) ?? [])
    .filter((other) => isProven(resolve(other, accountNumber)))
    .slice(0, MOST_BANK_CODES);
}

/**
 * Account numbers that may have been meant by one that fails its check: two neighbouring digits are swapped, or one digit
 * is another. They are offered, never applied.
 *
 * @param accountNumber as typed, 1 to 10 digits
 * @param resolve `resolveIban` on the directory of the day
 * @returns swapped ones first; empty if there are more than three, because then nothing speaks for any of them
 */
export function nearAccountNumbers(bankCode: BankCode, accountNumber: string, resolve: Resolve): string[] {
  const right = near(accountNumber).filter((digits) => {
    const other = parseAccountNumber(digits);
    return other !== null && isProven(resolve(bankCode, other));
  });
  return right.length > MOST_ACCOUNT_NUMBERS ? [] : right;
}

/** The bank has an IBAN for it, and a check digit speaks for it. */
function isProven({ accountCheck, bankIban }: Resolution): boolean {
  return bankIban !== null && accountCheck?.verdict === 'valid';
}

function near(digits: string): string[] {
  const places = [...digits].map((_, place) => place);
  const withOther = (place: number, other: string) =>
    digits.slice(0, place) + other + digits.slice(place + other.length);
  const swaps = places.slice(1).map((place) => withOther(place - 1, `${digits[place]}${digits[place - 1]}`));
  const changes = places.flatMap((place) => [...'0123456789'].map((digit) => withOther(place, digit)));
  return [...new Set([...swaps, ...changes])].filter((other) => other !== digits);
}
