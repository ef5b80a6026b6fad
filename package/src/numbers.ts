import { type AccountNumber, parseAccountNumber } from '../../src/domain/account/accountNumber.ts';
import { type BankCode, parseBankCode } from '../../src/domain/account/bankCode.ts';
import { readAccountNumber, readBankCode } from '../../src/domain/reading/readNumber.ts';
import { text } from './given.ts';

/** Reads a bank code as people write it, `370 400 44`; null if the text does not determine eight digits. */
export function bankCodeOf(value: string, name = 'bankCode'): BankCode | null {
  const written = text(value, name);
  return parseBankCode(written) ?? parseBankCode(readBankCode(written).digits ?? '');
}

/** Reads an account number as people write it, `532.013.000`; null if the text does not determine one to ten digits. */
export function accountNumberOf(value: string): AccountNumber | null {
  const written = text(value, 'accountNumber');
  return parseAccountNumber(written) ?? parseAccountNumber(readAccountNumber(written).digits ?? '');
}
