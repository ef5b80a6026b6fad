import { expect, test } from 'vitest';
import { mayBeAccount, numbersBeside } from './numbersBeside.ts';

test('the numbers of a text that are in none of its IBANs are named as they are written', () => {
  const text = '1. DE89 3704 0044 0532 0130 00 und DE12 3456, (0221) 123-0; NO93 8601 1117 947 4711.';
  expect(numbersBeside(text)).toEqual(['DE12 3456, (0221) 123-0', '4711']);
  expect(numbersBeside('3704 0044 0532 0130 00')).toEqual([]);
  const others = ['4711', '120,50', '1.234.567,89', '27.11.2026', 'RE2026-0815'];
  const accounts = ['532013000', '532 013 000', '370 400 44', 'DE12 3456'];
  expect([...others, ...accounts].filter(mayBeAccount)).toEqual(accounts);
  const dots = `123${'.'.repeat(400_000)}4`;
  expect(numbersBeside(`DE89 3704 0044 0532 0130 00 ${dots}`)).toEqual([dots]);
});
