import { describe, expect, test } from 'vitest';
import { cleanAccountNumber, parseAccountNumber } from './accountNumber.ts';
import { cleanBankCode, parseBankCode } from './bankCode.ts';

test.each([
  [' 370 400-44 ', '37040044', '37040044'],
  ['DE89 3704 0044 0532 01', '89370400', '8937040044'],
  ['٣٧ Sparkasse', '', ''],
])('of „%s“ the digits 0–9 stay, cut to their length', (typed, bankCode, accountNumber) => {
  expect(cleanBankCode(typed)).toBe(bankCode);
  expect(cleanAccountNumber(typed)).toBe(accountNumber);
});

describe('a bank code', () => {
  test('has eight digits', () => {
    expect(parseBankCode('37040044')).toEqual({ ok: true, value: '37040044' });
  });

  test.each([
    ['3704004', 'bank-code-length'],
    ['370400440', 'bank-code-length'],
    ['', 'bank-code-length'],
    ['3704004O', 'bank-code-not-digits'],
    [' 37040044', 'bank-code-not-digits'],
  ])('„%s“ is none', (text, code) => {
    expect(parseBankCode(text)).toEqual({ ok: false, problems: [{ field: 'bankCode', code }] });
  });
});

describe('an account number', () => {
  test.each([
    ['1', '0000000001'],
    ['532013000', '0532013000'],
    ['1234567890', '1234567890'],
  ])('„%s“ is padded with zeros', (text, value) => {
    expect(parseAccountNumber(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'account-number-length'],
    ['12345678901', 'account-number-length'],
    ['12.3', 'account-number-not-digits'],
    ['1 2', 'account-number-not-digits'],
  ])('„%s“ is none', (text, code) => {
    expect(parseAccountNumber(text)).toEqual({ ok: false, problems: [{ field: 'accountNumber', code }] });
  });
});
