import {
  type AccountNumber,
  type BankCode,
  parseAccountNumber,
  parseBankCode,
} from '../../domain/account/account.ts';

/** The account in the fields of the calculator. */
export interface TypedAccount {
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
  /** The account number as the visitor typed it, without leading zeros. */
  readonly typed: string;
  /** What was given, if the field has dropped a letter among its digits. */
  readonly written: string | null;
}

/** The contents of both fields; null if the bank code does not have eight digits or the account number is empty. */
export function typedAccount(
  blz: string,
  typed: string,
  written: TypedAccount['written'] = null,
): TypedAccount | null {
  const bankCode = parseBankCode(blz);
  const accountNumber = parseAccountNumber(typed);
  return bankCode && accountNumber && { bankCode, accountNumber, typed, written };
}

export const isSame = (one: TypedAccount) => (other: TypedAccount) =>
  one.bankCode === other.bankCode && one.accountNumber === other.accountNumber;
