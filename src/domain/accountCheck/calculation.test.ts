import { expect, test } from 'vitest';
import type { AccountNumber } from '../account/accountNumber.ts';
import { digitAt, expectedCheckDigit, weightedSum } from './calculation.ts';
import { as00, as01, as02, as06, as16, as22, modulus7 } from './procedures.ts';

const account = '1234567890' as AccountNumber;

test('positions are counted from the left, beginning with 1', () => {
  expect([digitAt(account, 1), digitAt(account, 9), digitAt(account, 10)]).toEqual([1, 9, 0]);
});

test('weights go from right to left and are repeated', () => {
  const line = as01('4-8>9', '731');
  expect(Array.from(line.weights)).toEqual([0, 0, 0, 0, 3, 7, 1, 3, 7, 0, 0]);
  expect(weightedSum(line, account)).toBe(4 * 3 + 5 * 7 + 6 * 1 + 7 * 3 + 8 * 7);
});

test('letters are weights above nine', () => {
  const line = as06('8-9>10', 'AB');
  expect(Array.from(line.weights.slice(8, 10))).toEqual([11, 10]);
});

test('the weights continue over digits that precede the positions', () => {
  const line = as01('7-9>10', '7314', { precededBy: '25' });
  expect(line.addend).toBe(5 * 4 + 2 * 7);
  expect(weightedSum(line, account)).toBe(7 * 1 + 8 * 3 + 9 * 7 + 5 * 4 + 2 * 7);
});

test('an addend is added to the digits that precede the positions', () => {
  expect(as00('8-9>10', '21', { precededBy: '6', addend: 7 }).addend).toBe(7 + 3);
});

test.each([
  ['the sum of the products', as01, 8 * 3 + 9 * 7],
  ['the sum of the products’ digit sums', as00, 6 + 9],
  ['the sum of the products’ unit digits', as22, 4 + 3],
])('%s', (_name, procedure, sum) => {
  expect(weightedSum(procedure('8-9>10', '73'), account)).toBe(sum);
});

test.each([
  ['ten minus the remainder', as01, '0000000030', 7],
  ['0 for the remainder 0', as01, '0000000000', 0],
  ['eleven minus the remainder', as06, '0000000030', 8],
  ['0 for the remainder 1', as06, '0000000010', 0],
  ['no digit for the remainder 1', as02, '0000000010', undefined],
  ['the digit before for the remainder 1', as16, '0000000010', 1],
  ['seven minus the remainder', modulus7, '0000000030', 4],
])('the check digit is %s', (_name, procedure, text, checkDigit) => {
  expect(expectedCheckDigit(procedure('9-9>10', '1'), text as AccountNumber)).toBe(checkDigit);
});
