import { describe, expect, test } from 'vitest';
import { cleanAccountNumber, cleanBankCode, parseAccountNumber, parseBankCode } from './account.ts';

test.each([
  [' 370 400-44 ', '37040044', '37040044'],
  ['DE89 3704 0044 0532 01', '89370400', '8937040044'],
  ['٣٧ Sparkasse', '', ''],
])('of „%s“ the digits 0–9 stay, cut to their length', (typed, bankCode, accountNumber) => {
  expect(cleanBankCode(typed)).toBe(bankCode);
  expect(cleanAccountNumber(typed)).toBe(accountNumber);
});

describe('a bank code [3.2] [5.1] [9.1]', () => {
  test('has eight digits', () => {
    expect(parseBankCode('37040044')).toBe('37040044');
  });

  test.each(['3704004', '370400440', '', '3704004O', ' 37040044'])('„%s“ is none', (text) => {
    expect(parseBankCode(text)).toBeNull();
  });
});

describe('an account number [3.3] [5.2] [9.2]', () => {
  test.each([
    ['1', '0000000001'],
    ['532013000', '0532013000'],
    ['1234567890', '1234567890'],
  ])('„%s“ is padded with zeros', (text, value) => {
    expect(parseAccountNumber(text)).toBe(value);
  });

  test.each(['', '12345678901', '12.3', '1 2'])('„%s“ is none', (text) => {
    expect(parseAccountNumber(text)).toBeNull();
  });
});
