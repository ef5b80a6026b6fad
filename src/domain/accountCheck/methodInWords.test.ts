import { describe, expect, test } from 'vitest';
import { calculation } from './calculation.ts';
import { conditionInWords } from './conditionInWords.ts';
import { between, hasLength, hasOneOf, hasPairOf, startsWith } from './conditions.ts';
import { allProcedures, methodInWords, methodNames } from './methodInWords.ts';
import { calculationInWords, procedureInWords } from './procedureInWords.ts';
import { as00 } from './procedures.ts';

test.each([
  ['a range', between(1, 59_999), 'it lies in 1–59999'],
  [
    'a range that ends before the last nine',
    between(5_000_000_000, 5_999_999_998),
    'it lies in 5000000000–5999999998',
  ],
  ['a range that begins behind a power of ten', between(1100, 9999), 'it lies in 1100–9999'],
  ['a range that begins with other digits than 1 and 0', between(1234, 9999), 'it lies in 1234–9999'],
  ['a single number', between(185_125_434, 185_125_434), 'the number is 185125434'],
  ['one length', hasLength(8), 'it has 8 digits'],
  ['a single digit', hasLength(1), 'it has one digit'],
  ['two lengths', hasLength(6, 7), 'it has 6 or 7 digits'],
  ['more lengths', hasLength(1, 5), 'it has 1 to 5 digits'],
  ['first digits', startsWith('57'), 'positions 1–2 are 57'],
  ['zeros in front', startsWith('000'), 'positions 1–3 are 000'],
  ['a first digit', startsWith('9'), 'position 1 is 9'],
  ['digits at a position', hasOneOf('1235', 3), 'position 3 is 1–3 or 5'],
  ['two neighbours', hasOneOf('89', 1), 'position 1 is 8 or 9'],
  ['pairs', hasPairOf('50-59 69', 4), 'positions 4–5 are 50–59 or 69'],
])('%s is said in words', (_name, condition, words) => {
  expect(conditionInWords(condition)).toBe(words);
});

test('a calculation names its weights from right to left, as far as they do not repeat', () => {
  expect(calculationInWords(as00('2-7>8', '21'))).toBe(
    'procedure 00 over positions 2–7, weights 2 1, check digit at 8',
  );
  expect(calculationInWords(as00('2-7>8', '3'))).toContain('weights 3, check digit');
  const { procedure } = as00('1-9>10', '21');
  expect(calculationInWords(calculation(procedure, '1-6>7', '2485A9', { addend: -1 }))).toBe(
    'procedure 00 over positions 1–6, weights 2 4 8 5 10 9, the sum starting at −1, check digit at 7',
  );
});

test('a procedure says what it adds and what the remainder gives', () => {
  const words = (name: string) => {
    const found = allProcedures().find((procedure) => procedure.name === name);
    return found && Object.values(procedureInWords(found)).join(' | ');
  };
  expect(words('00')).toBe('digit sums of the products | 10 − remainder; remainder 0: 0');
  expect(words('02')).toBe('products | 11 − remainder; remainder 0: 0; remainder 1: the number is wrong');
  expect(words('16')).toContain('remainder 1: the digit before the check digit');
  expect(words('22')).toContain('unit digits of the products');
  expect(words('half-decade')).toContain('the unit digit of 15 − remainder');
});

describe('a method', () => {
  test.each([
    ['09', 'no check digit'],
    ['03', 'procedure 01 over positions 1–9, weights 2 1, check digit at 10'],
    ['08', 'where it lies in 1–59999: no check digit; else as method 00'],
    ['A5', 'as method 00; else where position 1 is 9: wrong; else as method 10'],
    [
      '69',
      'where positions 1–2 are 93: no check digit; else where positions 1–2 are 97: as method 29; else as method 28; else as method 29',
    ],
  ])('%s is said in words', (method, words) => {
    expect(methodInWords(method)).toBe(words);
  });

  test('has words, whichever it is, and none that is not assigned', () => {
    for (const method of methodNames) expect(methodInWords(method), method).not.toBe('');
    expect(() => methodInWords('12')).toThrow('no method 12');
  });
});
