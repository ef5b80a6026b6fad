import { expect, test } from 'vitest';
import { readIban } from './readIban.ts';

test.each([
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['de89 3704\u00A00044\u200B0532 0130 00', 'DE89370400440532013000'],
  ['IBAN: DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ["'AT611904300234573201'", 'AT611904300234573201'],
  ['="DE89370400440532013000"', 'DE89370400440532013000'],
  ['DE89 3704', 'DE893704'],
  ['DE89 37', null],
  ['37040044', null],
  ['Konto DE89 3704 0044', null],
  ['DE8O3704', null],
  ['', null],
])('%j', (written, iban) => {
  expect(readIban(written)).toBe(iban);
});
