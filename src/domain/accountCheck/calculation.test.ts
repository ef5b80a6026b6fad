import { expect, test } from 'vitest';
import type { AccountNumber } from '../account/accountNumber.ts';
import { calculation, digitAt, expectedCheckDigit, weightedSum } from './calculation.ts';
import { PROCEDURES } from './procedures.ts';

const account = '1234567890' as AccountNumber;

test('positions are counted from the left, beginning with 1', () => {
  expect([digitAt(account, 1), digitAt(account, 9), digitAt(account, 10)]).toEqual([1, 9, 0]);
});

test('weights run from right to left and begin again', () => {
  const line = calculation(PROCEDURES.as01, '4-8>9', '731');
  expect(Array.from(line.weights)).toEqual([0, 0, 0, 0, 3, 7, 1, 3, 7, 0, 0]);
  expect(weightedSum(line, account)).toBe(4 * 3 + 5 * 7 + 6 * 1 + 7 * 3 + 8 * 7);
});

test('letters are weights above nine', () => {
  const line = calculation(PROCEDURES.as06, '8-9>10', 'AB');
  expect(Array.from(line.weights.slice(8, 10))).toEqual([11, 10]);
});

test('the weights run on over digits that are put in front', () => {
  const line = calculation(PROCEDURES.as01, '7-9>10', '7314', { precededBy: '25' });
  expect(line.addend).toBe(5 * 4 + 2 * 7);
  expect(weightedSum(line, account)).toBe(7 * 1 + 8 * 3 + 9 * 7 + 5 * 4 + 2 * 7);
});

test('an addend and digits in front add up', () => {
  expect(calculation(PROCEDURES.as00, '8-9>10', '21', { precededBy: '6', addend: 7 }).addend).toBe(7 + 3);
});

test.each([
  ['the sum of the products', PROCEDURES.as01, 8 * 3 + 9 * 7],
  ['the sum of the products’ digit sums', PROCEDURES.as00, 6 + 9],
  ['the sum of the products’ unit digits', PROCEDURES.as22, 4 + 3],
])('%s', (_name, procedure, sum) => {
  expect(weightedSum(calculation(procedure, '8-9>10', '73'), account)).toBe(sum);
});

test.each([
  ['ten minus the remainder', PROCEDURES.as01, '0000000030', 7],
  ['0 for the remainder 0', PROCEDURES.as01, '0000000000', 0],
  ['eleven minus the remainder', PROCEDURES.as06, '0000000030', 8],
  ['0 for the remainder 1', PROCEDURES.as06, '0000000010', 0],
  ['no digit for the remainder 1', PROCEDURES.as02, '0000000010', undefined],
  ['the digit before for the remainder 1', PROCEDURES.as16, '0000000010', 1],
  ['seven minus the remainder', PROCEDURES.modulus7, '0000000030', 4],
])('the check digit is %s', (_name, procedure, text, checkDigit) => {
  expect(expectedCheckDigit(calculation(procedure, '9-9>10', '1'), text as AccountNumber)).toBe(checkDigit);
});
