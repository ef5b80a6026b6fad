import { expect, test } from 'vitest';
import { effectInWords } from '../../../tests/support/ruleEffect.ts';

test.each([
  ['less than eight digits', '9901000', 'account-not-released'],
  ['nnn00999', '12300999', 'account-not-released'],
  ['nnn01000', '12301000', ''],
  ['nnn09999', '12309999', ''],
  ['nnn10000', '12310000', 'account-not-released'],
  ['50461999', '50461999', 'account-not-released'],
  ['50462000', '50462000', ''],
  ['50463999', '50463999', ''],
  ['50464000', '50464000', 'account-not-released'],
  ['50468999', '50468999', 'account-not-released'],
  ['50469000', '50469000', ''],
  ['50469999', '50469999', ''],
  ['50470000', '50470000', 'account-not-released'],
  ['the first of eight digits', '10001000', ''],
  ['the last of eight digits', '99909999', ''],
  ['nine digits', '100001000', 'account-not-released'],
  ['nine digits with 44 at positions 4 and 5', '994400001', 'account-not-released'],
  ['nnn4400000', '1234400000', 'account-not-released'],
  ['nnn4400001', '1234400001', ''],
  ['nnn4499999', '1234499999', ''],
  ['nnn4500000', '1234500000', 'account-not-released'],
  ['nnn4300001', '1234300001', 'account-not-released'],
])('rule 0042 (Deutsche Bundesbank): account %s', (_name, account, words) => {
  expect(effectInWords('004201', account)).toBe(words);
});
