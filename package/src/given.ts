import {
  type AccountNumber,
  type BankCode,
  parseAccountNumber,
  parseBankCode,
} from '../../src/domain/account/account.ts';
import type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readAccountNumber, readBankCode } from '../../src/domain/reading/readNumber.ts';

/*
 * Checks what a program passes to a function. A wrong number is an answer; a value that is not a string, or not a directory,
 * is a mistake in the program and throws.
 */

/** @throws TypeError if the value is not a string: a number has lost its leading zeros */
export function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} must be a string; received ${typeof value}.`);
}

/** @throws TypeError if the value has no properties */
export function properties<Value>(value: Value, name: string): Value {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError(`${name} must be an object; received ${typeof value}.`);
}

/** @throws TypeError if the value is not a directory */
export function directory(value: unknown): BankDirectory {
  if (typeof (value as BankDirectory | null)?.find === 'function') return value as BankDirectory;
  throw new TypeError(
    `The first argument must be a bank directory, such as bankDirectory() of 'iban-regeln/directory'.`,
  );
}

/** Reads a bank code as people write it, `370 400 44`; null if the text does not determine eight digits. */
export function bankCodeOf(value: unknown, name = 'bankCode'): BankCode | null {
  const written = text(value, name);
  return parseBankCode(written) ?? parseBankCode(readBankCode(written).digits ?? '');
}

/** Reads an account number as people write it, `532.013.000`; null if the text does not determine one to ten digits. */
export function accountNumberOf(value: unknown): AccountNumber | null {
  const written = text(value, 'accountNumber');
  return parseAccountNumber(written) ?? parseAccountNumber(readAccountNumber(written).digits ?? '');
}
