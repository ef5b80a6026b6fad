import { expect, test } from 'vitest';
import type { AccountNumber } from '../account/accountNumber.ts';
import { checkAccount } from './checkAccount.ts';

/** Numbers around the borders of methods that are more than one calculation, and examples that tests/vectors does not have. */
test.each([
  ['a 2 in front counts', '24', '2000138301', 'invalid'],
  ['a 7 in front counts', '24', '7000138301', 'invalid'],
  ['a 3 in front of zeros leaves nothing either', '24', '3000000000', 'invalid'],
  ['a wrong digit in the transformation', '29', '3145863028', 'invalid'],
  ['51: check digit at position 10', '57', '5100000003', 'valid'],
  ['51: another check digit', '57', '5100000007', 'invalid'],
  ['32: another check digit', '57', '3241080371', 'invalid'],
  ['a date with a number below 500', '57', '3112000499', 'valid'],
  ['a date with a number of 500', '57', '3112000500', 'valid'],
  ['month 13', '57', '3113000100', 'invalid'],
  ['month 00', '57', '3100000100', 'invalid'],
  ['five hundred at positions 7 to 9', '57', '0101005000', 'invalid'],
  ['its neighbour', '57', '0185125435', 'invalid'],
  ['a sum divisible by 11', '77', '0000047678', 'valid'],
  ['a sum that is never divisible by 11', '77', '0000047672', 'invalid'],
  ['87 with the single digit 5, which stands for 0', '87', '0000000005', 'valid'],
  ['a kind of account that method 76 does not know', '76', '1876543100', 'invalid'],
  ['an unknown kind of account at position 3', '76', '0010123456', 'invalid'],
  ['a second variant for a number with 7 in front', 'B5', '7414398268', 'valid'],
  ['no second variant for a number with 8 in front', 'B5', '8347251699', 'invalid'],
  ['two zeros in front, the remainder itself', 'B9', '0087920182', 'valid'],
  ['two zeros in front, another digit', 'B9', '0087920183', 'invalid'],
  ['three zeros in front, the remainder itself', 'B9', '0007125638', 'valid'],
  ['three zeros in front, another digit', 'B9', '0007125634', 'invalid'],
  ['one zero in front', 'B9', '0879201870', 'invalid'],
  ['four zeros in front', 'B9', '0000712560', 'invalid'],
  ['a repeated digit sum of 0', '21', '0000000001', 'invalid'],
])('%s (method %s, %s) is %s', (_name, method, account, verdict) => {
  expect(checkAccount(method, account as AccountNumber)).toBe(verdict);
});
