import { expect, test } from 'vitest';
import type { AccountNumber } from '../account/accountNumber.ts';
import { between, type Condition, hasLength, hasOneOf, hasPairOf, isMet, startsWith } from './conditions.ts';

const cases: [string, Condition, string[], string[]][] = [
  [
    'a range of account numbers includes both ends',
    between(396_000_000, 499_999_999),
    ['0396000000', '0400000000', '0499999999'],
    ['0395999999', '0500000000', '3960000000'],
  ],
  ['a length without the zeros', hasLength(6), ['0000100000', '0000999999'], ['0000099999', '0001000000']],
  [
    'a span of lengths includes the shortest and the longest',
    hasLength(8, 9),
    ['0010000000', '0999999999'],
    ['0009999999', '1000000000'],
  ],
  ['the first digits', startsWith('93'), ['9312345678'], ['0931234567', '9123456789']],
  [
    'one of several digits may stand at a position',
    hasOneOf('1236', 8),
    ['0000000100', '0000000600'],
    ['1236000000', '0000000400', '0000000010'],
  ],
  [
    'pairs of digits are listed one by one or as a span',
    hasPairOf('51 64-66', 1),
    ['5100000000', '6400000000', '6500000000', '6600000000'],
    ['5000000000', '5200000000', '6300000000', '6700000000', '0510000000'],
  ],
  [
    'pairs of digits are looked for from a position on',
    hasPairOf('01-12', 3),
    ['0001000000', '9912999999'],
    ['0113000000', '0100000000'],
  ],
];

test.each(cases)('%s', (_name, condition, meeting, missing) => {
  expect(meeting.filter((account) => !isMet(condition, account as AccountNumber))).toEqual([]);
  expect(missing.filter((account) => isMet(condition, account as AccountNumber))).toEqual([]);
});
