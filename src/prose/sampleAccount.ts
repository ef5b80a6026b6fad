import { type AccountNumber, parseAccountNumber } from '../domain/account/accountNumber.ts';
import { type BankCode, parseBankCode } from '../domain/account/bankCode.ts';
import {
  buildIban,
  type CheckDigitArithmetic,
  checkDigitArithmetic,
  type Iban,
} from '../domain/iban/iban.ts';

export interface SampleAccount {
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
  readonly iban: Iban;
  readonly arithmetic: CheckDigitArithmetic;
}

/**
 * The account of a worked example.
 *
 * @throws Error if bank code or account number are malformed, which stops the build
 */
export function sampleAccount(bankCodeText: string, accountNumberText: string): SampleAccount {
  const bankCode = parseBankCode(bankCodeText);
  const accountNumber = parseAccountNumber(accountNumberText);
  if (bankCode === null || accountNumber === null)
    throw new Error(`Not a bank code and account number: ${bankCodeText} / ${accountNumberText}`);
  return {
    bankCode,
    accountNumber,
    iban: buildIban(bankCode, accountNumber),
    arithmetic: checkDigitArithmetic(bankCode, accountNumber),
  };
}
