import {
  type AccountNumber,
  type BankCode,
  parseAccountNumber,
  parseBankCode,
} from '../../domain/account/account.ts';
import { readAccountNumber, readBankCode } from '../../domain/reading/readNumber.ts';

/** The account in the fields of the calculator. */
export interface TypedAccount {
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
  /** The account number as the visitor typed it, without leading zeros. */
  readonly typed: string;
  /** What was given to the fields where it may be another number than the one that they have kept. */
  readonly doubted: { readonly bankCode: string | null; readonly accountNumber: string | null };
}

/** The contents of both fields; null if the bank code does not have eight digits or the account number is empty. */
export function typedAccount(
  blz: string,
  typed: string,
  given = { bankCode: blz, accountNumber: typed },
): TypedAccount | null {
  const bankCode = parseBankCode(blz);
  const accountNumber = parseAccountNumber(typed);
  const isDoubted = (text: string, digits: string, read: typeof readBankCode) =>
    text.trim() !== digits && read(text).digits !== digits;
  const doubted = {
    bankCode: isDoubted(given.bankCode, blz, readBankCode) ? given.bankCode : null,
    accountNumber: isDoubted(given.accountNumber, typed, readAccountNumber) ? given.accountNumber : null,
  };
  return bankCode && accountNumber && { bankCode, accountNumber, typed, doubted };
}

/** Whether the account is the one that was given. */
export const isAsGiven = ({ doubted }: TypedAccount) =>
  doubted.bankCode === null && doubted.accountNumber === null;

/** The accounts of earlier results, without the next one, the newest first. */
export function formerResults(
  former: readonly TypedAccount[],
  latest: TypedAccount,
  next: TypedAccount | null,
): TypedAccount[] {
  const isSame = (one: TypedAccount) => (other: TypedAccount) =>
    one.bankCode === other.bankCode && one.accountNumber === other.accountNumber;
  return [latest, ...former].filter(
    (one, at, all) => all.findIndex(isSame(one)) === at && !(next && isSame(one)(next)),
  );
}
