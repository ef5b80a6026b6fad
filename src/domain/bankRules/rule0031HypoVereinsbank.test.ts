import { expect, test } from 'vitest';
import { effectInWords, withBankCode } from '../../../tests/support/ruleEffect.ts';

const munich = withBankCode('70020270', '99');
const marked = { ...munich, isMarkedForDeletion: true };
test.each([
  ['0032 keeps an account of less than ten digits', '003200', '700000001', munich, ''],
  ['0032 excludes the first account 08…', '003200', '800000009', munich, 'account-excluded'],
  ['0032 excludes the last account 08…', '003200', '899999991', munich, 'account-excluded'],
  ['0032 checks an account 08… first', '003200', '800000000', munich, 'failed-in-every-form'],
  ['0032 leads a wrong account to its branch, too', '003200', '1010000006', munich, '10020890 101 failed'],
  ['0032 checks by any method', '003200', '800000000', withBankCode('70020270', '09'), 'account-excluded'],
  ['0032 keeps it also where the bank code will be deleted', '003200', '700000001', marked, ''],
  [
    '0032 leads the smallest number of ten digits to its branch',
    '003200',
    '1000000000',
    withBankCode('70020270', '09'),
    '76020070 100',
  ],
  ['0032 leads ten digits to their branch', '003200', '1010000005', munich, '10020890 101'],
  ['0032 does not know ten digits of no range', '003200', '9990000007', munich, 'unknown-account-range'],
  ['0033 excludes no account', '003301', '800000009', munich, ''],
  ['0033 replaces a donation account unchecked', '003301', '22222', munich, 'account-replaced 5803435253'],
  ['0034 excludes accounts 08…', '003400', '800000009', munich, 'account-excluded'],
  ['0034 replaces a donation account', '003400', '500500500', munich, 'account-replaced 4340111112'],
  ['0035 replaces a donation account', '003501', '9696', munich, 'account-replaced 1490196966'],
  ['0035 does not replace that of 0033', '003501', '22222', munich, 'failed'],
  ['0031 excludes accounts 08…', '003101', '800000009', munich, 'account-excluded'],
  ['0031 allows ten digits only where it is marked', '003101', '700000001', marked, 'account-not-released'],
  ['0031 leads ten digits to their branch', '003101', '1010000005', marked, '10020890 101'],
])('rules 0031 to 0035 (HypoVereinsbank): %s', (_name, rule, account, bank, words) => {
  expect(effectInWords(rule, account, bank)).toBe(words);
});
