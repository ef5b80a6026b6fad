import { expect, test } from 'vitest';
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { checkAccount } from './checkAccount.ts';

test.each([
  ['a wrong check digit', '52', '13051172', '0044001500', 'invalid'],
  ['another digit in the bank code', '52', '13051182', '0043001500', 'invalid'],
  ['a bank code of a region without the old system', '52', '13041172', '0043001500', 'invalid'],
  ['nine digits by the method for eight', '52', '16052072', '0382432256', 'invalid'],
  ['ten digits with a 9 in front, which follow method 20', '52', '13051172', '9876543218', 'valid'],
  ['ten digits with a 9 in front and a wrong check digit', '52', '13051172', '9876543217', 'invalid'],
  ['a wrong digit in the nine', '53', '16052072', '0382432255', 'invalid'],
  ['another digit at the end of the bank code', '53', '16052073', '0382432256', 'invalid'],
  ['a wrong digit in front', '53', '16062072', '0382432256', 'invalid'],
  ['eight digits by the method for nine', '53', '13051172', '0043001500', 'invalid'],
])('%s', (_name, method, bankCode, account, verdict) => {
  expect(checkAccount(method, account as AccountNumber, bankCode as BankCode)).toBe(verdict);
});

test('zeros on the left of the last six digits have no place in the old number', () => {
  const fitting = Array.from('0123456789').filter(
    (digit) => checkAccount('52', `004${digit}000100` as AccountNumber, '13051172' as BankCode) === 'valid',
  );
  // 1172 4P 100 from the right: 1 × 8 + 4 × 10 + 2 × 9 + 7 × 7 + 1 × 3 + 1 × 6 = 124; 124 + 8 × 5 = 164 leaves 10.
  expect(fitting).toEqual(['8']);
});

test('six zeros at the end have no place in the old number', () => {
  // 1172 4P from the right: 4 × 4 + 2 × 8 + 7 × 5 + 1 × 10 + 1 × 9 = 86; 86 + 6 × 2 = 98 leaves 10.
  expect(checkAccount('52', '0046000000' as AccountNumber, '13051172' as BankCode)).toBe('valid');
});

test('without a bank code the account number stays unchecked', () => {
  expect(checkAccount('52', '0043001500' as AccountNumber)).toBe('unchecked');
  expect(checkAccount('53', '0382432256' as AccountNumber)).toBe('unchecked');
});

test('without a bank code the variants that do without it still decide', () => {
  expect(checkAccount('C0', '0082335729' as AccountNumber)).toBe('valid');
  expect(checkAccount('C0', '0132572975' as AccountNumber)).toBe('invalid');
  expect(checkAccount('B6', '9111000000' as AccountNumber)).toBe('invalid');
});
