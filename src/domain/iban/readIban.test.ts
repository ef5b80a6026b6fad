import { expect, test } from 'vitest';
import { electronicForm, readIban } from './iban.ts';

test.each([
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['de89 3704\u00A00044\u200B0532 0130 00', 'DE89370400440532013000'],
  ['IBAN: DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ["'AT611904300234573201'", 'AT611904300234573201'],
  ['="DE89370400440532013000"', 'DE89370400440532013000'],
  ['="IBAN: DE89 3704 0044 0532 0130 00"', 'DE89370400440532013000'],
  ['IBAN D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0', 'DE89370400440532013000'],
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

test('blanks before the label do not hide it', () => {
  expect(electronicForm(' \u00A0IBAN DE89 3704 0044')).toBe('DE8937040044');
});

test('a label behind the beginning stays, so that what stands on both sides of it is not joined', () => {
  expect(electronicForm('DE89 3704 0044 IBAN 0532 0130 00')).toBe('DE8937040044IBAN0532013000');
  expect(readIban('DE89 3704 0044 IBAN 0532 0130 00')).not.toBe('DE89370400440532013000');
});

test('what follows the letters and digits of an IBAN is not cut off', () => {
  expect(readIban('DE89370400440532013000!')).toBeNull();
});
