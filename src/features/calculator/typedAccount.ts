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
}

/**
 * @param bankCode content of the field
 * @param accountNumber content of the field
 * @returns null if the bank code does not have eight digits or the account number is empty
 */
export function typedAccount(bankCode: string, accountNumber: string): TypedAccount | null {
  const parsedBankCode = parseBankCode(bankCode);
  const parsedAccountNumber = parseAccountNumber(accountNumber);
  if (parsedBankCode === null || parsedAccountNumber === null) return null;
  return { bankCode: parsedBankCode, accountNumber: parsedAccountNumber, typed: accountNumber };
}
