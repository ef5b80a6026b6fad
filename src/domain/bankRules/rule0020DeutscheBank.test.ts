import { describe, expect, test } from 'vitest';
import { effectInWords, withBankCode } from '../../../tests/support/ruleEffect.ts';

describe('rule 0020 (Deutsche Bank)', () => {
  test.each([
    ['gives no IBANs for 10020000', '120271234', withBankCode('10020000', '63'), 'bank-code-without-ibans'],
    ['replaces the donation account', '9999', withBankCode('50070010', '63'), 'account-replaced 0092777202'],
    ['does not replace it elsewhere', '9999', withBankCode('20070000', '63'), 'account-too-short'],
    ['does nothing to bank codes of method 09', '1', withBankCode('20070000', '09'), ''],
  ])('%s', (_name, account, bank, words) => {
    expect(effectInWords('002002', account, bank)).toBe(words);
  });

  test.each([
    ['has no IBANs for one digit', '9', 'account-too-short'],
    ['has no IBANs for four digits', '9999', 'account-too-short'],
    ['appends the sub-account to five digits', '10009', 'sub-account-appended 0001000900 passed'],
    ['says which five digits fail', '10000', 'sub-account-appended 0001000000 failed'],
    ['appends the sub-account to six digits', '100008', 'sub-account-appended 0010000800 passed'],
    ['has no IBANs for six digits that fit without sub-account only', '100801', 'sub-account-does-not-fit'],
    ['appends the sub-account to seven digits', '1000009', 'sub-account-appended 0100000900 passed'],
    ['keeps seven digits that fit as given', '1216171', 'passed'],
    ['refuses seven digits that fit neither way', '1000000', 'failed-in-every-form'],
    ['keeps eight digits', '74455795', 'passed'],
    ['refuses eight digits that would fit without sub-account only', '10000009', 'failed'],
    ['takes the smallest number of eight digits for one of eight', '10000000', 'failed'],
    ['keeps nine digits', '120271234', 'passed'],
    ['refuses ten digits', '1000000000', 'wrong-length'],
  ])('%s', (_name, account, words) => {
    expect(effectInWords('002002', account, withBankCode('20070000', '63'))).toBe(words);
  });

  test.each([
    ['keeps an account of method 63', '74455795', 'passed'],
    ['has no IBANs for accounts of method 06 alone', '40349200', 'account-of-older-method'],
    ['has none for those of ten digits either', '5073321010', 'account-of-older-method'],
    ['refuses an account that fits neither', '39060130', 'failed'],
    ['refuses ten digits that fit neither', '1234517892', 'failed-in-every-form'],
    ['appends the sub-account to what fails, too', '54000', 'sub-account-appended 0005400000 failed'],
    ['refuses four digits that fit neither', '5328', 'failed-in-every-form'],
  ])('for Norisbank %s', (_name, account, words) => {
    expect(effectInWords('002002', account, withBankCode('76026000', 'C7'))).toBe(words);
  });
});
