import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { findBanks } from './findBanks.ts';

const directory = newestDirectory();
const codes = (...cells: string[]) =>
  findBanks(directory, [cells])[0]?.banks.map(({ bankCode }) => bankCode as string);

test('a bank is found by the name in a row, in whichever cell it is', () => {
  expect(codes('', '4711', 'Anna Meyer', 'Sparkasse KölnBonn')).toEqual(['37050198']);
  expect(codes('sparkasse koelnbonn')).toEqual(['37050198']);
  expect(findBanks(directory, [['x', ' Sparkasse  KölnBonn ']])[0]?.name).toBe('Sparkasse KölnBonn');
});

test.each([
  ['a name that many banks have', ['Commerzbank']],
  ['a town', ['Köln']],
  ['a person', ['Anna Meyer', 'Xaver Zwirbelhuber']],
  ['numbers', ['4711', '500,19', '']],
  ['a misspelt name, because a wrong bank could be near', ['Sparkase KölnBohn']],
])('%s finds none', (_name, cells) => {
  expect(codes(...cells)).toBe(undefined);
});
