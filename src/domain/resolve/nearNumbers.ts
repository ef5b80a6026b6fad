import { type BankCode, parseAccountNumber, parseBankCode } from '../account/account.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import type { Iban } from '../iban/iban.ts';
import type { Resolve } from './resolution.ts';

/** A longer list would not help visitors to compare. */
const MOST_BANK_CODES = 5;
const MOST_ACCOUNT_NUMBERS = 3;

/** An account that may have been meant by another one. */
export interface NearAccount {
  readonly bankCode: BankCode;
  /** As typed, or as long. */
  readonly accountNumber: string;
  /** Null if only the account number is another. */
  readonly otherBank: Bank | null;
  /** As the bank forms it. */
  readonly bankIban: Iban;
}

/**
 * Accounts that may have been meant by one with an unknown bank code, or with an account number that fails its check. In a bank
 * code two neighbouring digits are swapped, or one digit is another, or both numbers are exchanged. In an account number two
 * neighbouring digits are swapped, or one was typed twice: another digit would pass at nearly every place, so that nothing would
 * speak for any. Only those whose check digit passes, or of exchanged ones does not fail. They are offered, never applied.
 *
 * @param accountNumber as typed, 1 to 10 digits
 * @param given what was given as the bank code, if that is not all; exchanged, it is the account number
 * @returns exchanged ones first, then those with swapped digits; at most five bank codes; no account numbers if there are more than three
 */
export function nearAccounts(
  bankCode: BankCode,
  accountNumber: string,
  resolve: Resolve,
  given: string | null = null,
): NearAccount[] {
  const account = parseAccountNumber(accountNumber);
  if (account === null) return [];
  const { bank, accountCheck } = resolve(bankCode, account);
  const proven = (code: BankCode, digits: string): NearAccount[] => {
    const number = parseAccountNumber(digits);
    const resolution = number && resolve(code, number);
    // The bank has an IBAN for it, and a check digit speaks for it.
    if (!resolution?.bankIban || resolution.accountCheck?.verdict !== 'valid') return [];
    const otherBank = code === bankCode ? null : resolution.bank;
    return [{ bankCode: code, accountNumber: digits, otherBank, bankIban: resolution.bankIban }];
  };
  if (bank === null) {
    const near = new Set([...swapped(bankCode), ...changed(bankCode)]);
    const others = [...near].flatMap((digits) => proven(digits as BankCode, accountNumber));
    return [...exchanged(given ?? bankCode, accountNumber, resolve), ...others].slice(0, MOST_BANK_CODES);
  }
  if (accountCheck?.verdict !== 'invalid') return [];
  const near = new Set([...swapped(accountNumber), ...halved(accountNumber)]);
  const right = [...near].flatMap((digits) => proven(bankCode, digits));
  return right.length > MOST_ACCOUNT_NUMBERS ? [] : right;
}

/** The bank code is where the account number should be, and the other way round. */
function exchanged(bankCode: string, accountNumber: string, resolve: Resolve): NearAccount[] {
  const code = parseBankCode(accountNumber);
  const account = parseAccountNumber(bankCode);
  if (code === null || account === null) return [];
  const { bank, bankIban, accountCheck } = resolve(code, account);
  if (bankIban === null || accountCheck?.verdict === 'invalid') return [];
  return [{ bankCode: code, accountNumber: bankCode, otherBank: bank, bankIban }];
}

const swapped = (digits: string) =>
  [...digits.slice(1)].map((digit, at) => digits.slice(0, at) + digit + digits[at] + digits.slice(at + 2));

const changed = (digits: string) =>
  [...digits].flatMap((_, at) =>
    [...'0123456789'].map((digit) => digits.slice(0, at) + digit + digits.slice(at + 1)),
  );

/** Of two equal neighbours, one. */
const halved = (digits: string) =>
  [...digits.matchAll(/(.)(?=\1)/g)].map(({ index }) => digits.slice(0, index) + digits.slice(index + 1));
