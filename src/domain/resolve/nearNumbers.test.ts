import { expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import type { AccountNumber } from '../account/accountNumber.ts';
import { type BankCode, parseBankCode } from '../account/bankCode.ts';
import { nearAccountNumbers, nearBankCodes } from './nearNumbers.ts';
import { resolveIban } from './resolveIban.ts';

const directory = newestDirectory();
const resolve = (bankCode: BankCode, accountNumber: AccountNumber) =>
  resolveIban(directory, bankCode, accountNumber);
const account = (digits: string) => digits.padStart(10, '0') as AccountNumber;

test('an unknown bank code leads to those that differ in one digit or two swapped ones, swapped ones first', () => {
  expect(nearBankCodes('37040045' as BankCode, account('532013000'), resolve)).toContain('37040044');
  expect(nearBankCodes('73040044' as BankCode, account('532013000'), resolve)[0]).toBe('37040044');
});

test('every proposed bank code is of a bank whose check digit the account passes, and at most five are proposed', () => {
  for (const { bankCode } of directory.banks.filter((_, at) => at % 97 === 0)) {
    const unknown = parseBankCode(`${bankCode.slice(0, 7)}${(Number(bankCode[7]) + 1) % 10}`);
    if (unknown === null || directory.find(unknown)) continue;
    const near = nearBankCodes(unknown, account('532013000'), resolve);
    expect(near.length).toBeLessThanOrEqual(5);
    for (const other of near) {
      expect([...other].filter((digit, at) => digit !== unknown[at]).length).toBeLessThanOrEqual(2);
      expect(resolve(other, account('532013000')).accountCheck?.verdict).toBe('valid');
    }
  }
});

test('an account number that fails its check leads to those that pass it, unless there are more than three', () => {
  expect(nearAccountNumbers('70150000' as BankCode, '1234567', resolve)).toEqual([]);
  const near = nearAccountNumbers('70150000' as BankCode, '19', resolve);
  expect(near.length).toBeGreaterThan(0);
  for (const other of near) expect(resolve('70150000' as BankCode, account(other)).outcome).toBe('standard');
});
