import { describe, expect, test } from 'vitest';
import { effectInWords, withBankCode } from '../../../tests/support/ruleEffect.ts';

describe('rule 0005 (Commerzbank)', () => {
  const oldDresdner = withBankCode('12080000', '76');
  test.each([
    ['sets the common BIC', '9', withBankCode('50040000', '13'), 'COBADEFFXXX'],
    ['leaves comdirect its BIC', '9', withBankCode('20041111', '13'), ''],
    ['leaves the former Dresdner Bank its BIC', '9', withBankCode('50080000', '13'), ''],
    ['does nothing to bank codes of method 09', '0998000000', withBankCode('12080000', '09'), ''],
    ['gives none for 50040033', '9', withBankCode('50040033', '13'), 'bank-code-without-ibans COBADEFFXXX'],
    ['excludes the first account of the range', '0998000000', oldDresdner, 'account-excluded'],
    ['excludes the last account of the range', '0999499999', oldDresdner, 'account-excluded'],
    ['allows the account before the range', '0997999999', oldDresdner, 'failed'],
    ['allows the account behind the range', '0999500000', oldDresdner, 'failed'],
    ['allows the range with other bank codes', '0998761700', withBankCode('10080000', '76'), 'passed'],
    ['replaces a donation account', '212121', oldDresdner, 'account-replaced 4050462200'],
    ['does not replace that of another bank code', '7878', withBankCode('10045050', '13'), 'COBADEFFXXX'],
  ])('%s', (_name, account, bank, words) => {
    expect(effectInWords('000503', account, bank)).toBe(words);
  });

  test.each([
    ['leaves five digits alone', '99999', ''],
    ['appends the sub-account to six digits', '100008', 'sub-account-appended 0010000800 passed'],
    ['appends it even if the number does not fit', '100000', 'sub-account-appended 0010000000 failed'],
    ['appends it to seven digits', '1000009', 'sub-account-appended 0100000900 passed'],
    ['appends it to the last of seven digits', '9999999', 'sub-account-appended 0999999900 failed'],
    ['leaves eight digits alone', '10000000', ''],
  ])('with method 13 %s', (_name, account, words) => {
    expect(effectInWords('000503', account, withBankCode('20080000', '13'))).toBe(words);
  });

  test.each([
    ['keeps a number that fits as given', '7267929', 'passed'],
    ['keeps a number of ten digits that fits', '8732502200', 'passed'],
    ['refuses account types 1, 2, 3 and 5', '1732502200', 'failed'],
    ['appends the sub-account where only that fits', '40800', 'sub-account-appended 0004080000 passed'],
    ['appends it to eight digits', '99999991', 'sub-account-appended 9999999100 passed'],
    ['refuses eight digits of account type 1', '10000009', 'failed-in-every-form'],
    ['refuses a number that fits neither way', '100000', 'failed-in-every-form'],
    ['refuses nine digits that do not fit', '100000000', 'failed'],
    ['leaves account number 0 to the method', '0', ''],
  ])('with method 76 %s', (_name, account, words) => {
    expect(effectInWords('000503', account, withBankCode('10080005', '76'))).toBe(words);
  });
});
