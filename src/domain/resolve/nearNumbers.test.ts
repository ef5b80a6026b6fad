import { expect, test } from 'vitest';
import { directoryFrom, newestDirectory, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { type BankCode, parseBankCode } from '../account/account.ts';
import { nearAccounts } from './nearNumbers.ts';

const directory = newestDirectory();
const resolve = resolveIn(directory);
const account = (bankCode: string, accountNumber: string) =>
  expect.objectContaining({ bankCode, accountNumber, otherBank: directory.find(bankCode) });

test('an unknown bank code leads to those that differ in one digit or two swapped ones, swapped ones first', () => {
  const meant = account('37040044', '532013000');
  expect(nearAccounts('37040045' as BankCode, '532013000', resolve)).toContainEqual(meant);
  expect(nearAccounts('73040044' as BankCode, '532013000', resolve)[0]).toEqual(meant);
});

test('a bank code in the place of the account number leads to both numbers exchanged', () => {
  const meant = account('48040061', '34557991');
  expect(nearAccounts('34557991' as BankCode, '48040061', resolve)[0]).toEqual(meant);
});

test('every proposed bank code is of a bank whose check digit the account passes, and at most five are proposed', () => {
  for (const { bankCode } of directory.banks.filter((_, at) => at % 97 === 0)) {
    const unknown = parseBankCode(`${bankCode.slice(0, 7)}${(Number(bankCode[7]) + 1) % 10}`);
    if (unknown === null || directory.find(unknown)) continue;
    const near = nearAccounts(unknown, '532013000', resolve);
    expect(near.length).toBeLessThanOrEqual(5);
    for (const { bankCode: other } of near) {
      expect([...other].filter((digit, at) => digit !== unknown[at]).length).toBeLessThanOrEqual(2);
      expect(resolve(other, '532013000').accountCheck?.verdict).toBe('valid');
    }
  }
});

test('an account number that fails its check leads to at most three with two digits swapped or one typed once [12.12]', () => {
  const numbers = (accountNumber: string) =>
    nearAccounts('37040044' as BankCode, accountNumber, resolve).map((near) => near.accountNumber);
  expect(numbers('532031000')).toContain('532013000');
  expect(numbers('5320113000')).toContain('532013000');
  // Another digit would pass at every place.
  expect(numbers('532013001').filter((number) => /^53201300\d$/.test(number))).toEqual([]);
  const counts = Array.from({ length: 400 }, (_, at) => numbers(String(7_130_021 + at * 8_641)).length);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
});

test('a bank code without IBANs leads to no other: at its successor the account may have another number [12.12]', () => {
  expect(nearAccounts('60069669' as BankCode, '5130727', resolveIn(directoryFrom('2026-09-07')))).toEqual([]);
});

test('nothing is proposed for an account that passes its check', () => {
  expect(nearAccounts('37040044' as BankCode, '532013000', resolve)).toEqual([]);
});
