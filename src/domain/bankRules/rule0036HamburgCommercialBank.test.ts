import { expect, test } from 'vitest';
import { effectInWords } from '../../../tests/support/ruleEffect.ts';

test.each([
  ['up to five digits', '99999', 'account-excluded'],
  ['the first of six digits', '100000', 'zeros-appended 0100000000 21050000'],
  ['the last of six digits', '899999', 'zeros-appended 0899999000 21050000'],
  ['from 900000', '900000', 'account-excluded'],
  ['to 29999999', '29999999', 'account-excluded'],
  ['from 30000000', '30000000', '21050000'],
  ['to 59999999', '59999999', '21050000'],
  ['from 60000000', '60000000', 'account-excluded'],
  ['to 99999999', '99999999', 'account-excluded'],
  ['from 100000000', '100000000', '21050000'],
  ['08…', '899999999', '21050000'],
  ['the first of 09…', '900000000', 'account-excluded'],
  ['the last of 09…', '999999999', 'account-excluded'],
  ['19…', '1999999999', '21050000'],
  ['20…', '2000000000', 'account-excluded'],
  ['29…', '2999999999', 'account-excluded'],
  ['30…', '3000000000', '21050000'],
  ['70…', '7099999999', '21050000'],
  ['71…', '7100000000', 'account-excluded'],
  ['84…', '8499999999', 'account-excluded'],
  ['85…', '8500000000', '21050000'],
  ['86…', '8600000000', 'account-excluded'],
  ['89…', '8999999999', 'account-excluded'],
  ['90…', '9000000000', '21050000'],
])('rule 0036 (Hamburg Commercial Bank): accounts %s', (_name, account, words) => {
  expect(effectInWords('003600', account)).toBe(words);
});
