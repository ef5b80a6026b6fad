import { describe, expect, test } from 'vitest';
import { findIbans, isVatNumber } from './findIbans.ts';

describe('a number alone, without its country or its end', () => {
  test.each<[string, string[]]>([
    ['8937040044053201300', []],
    ['893704004405320130001234', ['893704004405320130001234']],
    ['8937040044053201300012345', []],
    ['8937 0400 4405 3201 3000', ['89370400440532013000']],
    ['8937, 0400 4405 3201 3000', []],
    ['8937 0400 4405 3201 3000 IBAN', ['89370400440532013000']],
    ['89 37 04 00 44 05 32 01 30 00 12 34', ['893704004405320130001234']],
    ['89 37 04 00 44 05 32 01 30 00 12 3 4', []],
    ['D E 8 9 3 7 0', []],
    ['D E 8 9 3 7 0 4', ['DE893704']],
    ['ABCDEFGHIJ8937040044', []],
    ['ABCDE370400440532013', ['ABCDE370400440532013']],
  ])('%j', (text, found) => {
    expect(findIbans(text)).toEqual(found);
  });
});

test('two numbers with the label between them are not joined', () => {
  expect(findIbans('123456789 IBAN 12345678901')).not.toContain('12345678912345678901');
});

test.each([
  ['Gläubiger-ID DE98 ZZZ0 9999 9999 99 vom', []],
  ['Gläubiger-ID DE98 ZZZ0 9999 9999 99 12.05.2026', []],
  ['Gläubiger-ID DE98ZZZ09999999999 DE89 3704 0044 0532 0130 00', ['DE89370400440532013000']],
])('a creditor identifier in running text is no IBAN: %s', (text, found) => {
  expect(findIbans(text)).toEqual(found);
});

describe('a German VAT number is no IBAN, alone or among other words [11.20]', () => {
  test.each([
    'DE123456789',
    'DE 123456789',
    'DE 123 456 789',
    'DE123 456 789',
    'USt-IdNr. DE123456789',
    'de123456789',
    ' DE 123456789\n',
    'USt-IdNr. DE123456789 2026112301 vom',
  ])('%s', (text) => {
    expect(findIbans(text)).toEqual([]);
    expect(isVatNumber(text)).toBe(!text.startsWith('USt'));
  });

  test.each([
    ['DE12 3456 789', 'an IBAN of which the end is missing'],
    ['IBAN: DE123456789', 'it is labelled'],
    ['DE1234567890', 'it has ten digits'],
  ])('%s may be one: %s', (text) => {
    expect(findIbans(text)).toHaveLength(1);
    expect(isVatNumber(text)).toBe(false);
  });
});
