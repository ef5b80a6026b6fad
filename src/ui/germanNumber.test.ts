import { expect, test } from 'vitest';
import { germanAmount } from './germanNumber.ts';

test.each([
  [1, '0,01\u00A0€'],
  [1250, '12,50\u00A0€'],
  [123_456_789, '1.234.567,89\u00A0€'],
  [99_999_999_999, '999.999.999,99\u00A0€'],
])('%i cents are written in German as „%s“', (cents, text) => {
  expect(germanAmount(cents)).toBe(text);
});
