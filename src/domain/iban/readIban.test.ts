import { expect, test } from 'vitest';
import { electronicForm, readIban } from './readIban.ts';

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

test('the electronic form keeps a character that is none of an IBAN', () => {
  expect(electronicForm('iban: de89-3704 0044.0532 0130 00')).toBe('DE89370400440532013000');
  expect(electronicForm('DE89 3704?0044')).toBe('DE893704?0044');
});

test('what follows the letters and digits of an IBAN is not cut off', () => {
  expect(readIban('DE89370400440532013000!')).toBeNull();
});
