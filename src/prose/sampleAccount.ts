import { parseAccountNumber, parseBankCode } from '../domain/account/account.ts';
import { buildIban, checkDigitArithmetic } from '../domain/iban/iban.ts';

export type SampleAccount = ReturnType<typeof sampleAccount>;

/** @throws Error if bank code or account number are malformed, which stops the build */
export function sampleAccount(bankCodeText: string, accountNumberText: string) {
  const bankCode = parseBankCode(bankCodeText);
  const accountNumber = parseAccountNumber(accountNumberText);
  if (bankCode === null || accountNumber === null)
    throw new Error(`Not a bank code and account number: ${bankCodeText} / ${accountNumberText}`);
  const iban = buildIban(bankCode, accountNumber);
  return { bankCode, accountNumber, iban, arithmetic: checkDigitArithmetic(bankCode, accountNumber) };
}
