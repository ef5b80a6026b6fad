import { describe, expect, test } from 'vitest';
import { searchedText } from './searchedText.ts';

describe('of a German IBAN the bank code is looked for', () => {
  test.each([
    ['an IBAN in groups', 'DE89 3704 0044 0532 0130 00'],
    ['an IBAN without blanks', 'DE89370400440532013000'],
    ['small letters', 'de89370400440532013000'],
    ['its label in front', 'IBAN: DE89 3704 0044 0532 0130 00'],
    ['isolates of direction', '\u2068DE89 3704 0044\u2069'],
    ['protected blanks', 'DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000'],
    ['an IBAN cut short behind the bank code', 'DE89 3704 0044'],
  ])('%s', (_name, typed) => {
    expect(searchedText(typed)).toEqual({ text: '37040044', isFromIban: true });
  });
});

describe('everything else is looked for as it is', () => {
  test.each([
    ['a name', 'Deutsche Bank'],
    ['a bank code', '370 400 44'],
    ['a BIC', 'DEUTDEFFXXX'],
    ['an IBAN cut short within the bank code', 'DE89 3704 004'],
    ['an IBAN of another country', 'AT61 1904 3002 3457 3201'],
    ['letters that only capitals would make', 'ﬁ89 3704 0044'],
    ['a raised digit', 'DE89 3704 0044 0532²'],
    ['Arabic digits', 'DE89 3704 ٠0044'],
    ['two numbers', 'DE89 3704 0044, 0532'],
    ['an IBAN with a digit too many', 'DE89 3704 0044 0532 0130 000'],
  ])('%s', (_name, typed) => {
    expect(searchedText(typed)).toEqual({ text: typed, isFromIban: false });
  });
});

test.each([
  ['eG', 'Volksbank Trier eG', 'Volksbank Trier'],
  ['small letters', 'volksbank trier eg', 'volksbank trier'],
  ['e. G.', 'Volksbank Trier e. G.', 'Volksbank Trier'],
  ['AG before the place', 'Deutsche Bank AG, Köln', 'Deutsche Bank , Köln'],
  ['AG & Co. KG', 'Bankhaus Ellwanger & Geiger AG & Co. KG', 'Bankhaus Ellwanger & Geiger'],
])('legal forms are not looked for: %s', (_name, typed, text) => {
  expect(searchedText(typed).text.replace(/\s+/g, ' ').trim()).toBe(text);
});

test.each(['Sparkasse Segeberg', 'Agrarbank', 'ag', 'Kgb', '37040044'])(
  'what only looks like a legal form stays: %s',
  (typed) => {
    expect(searchedText(typed).text).toBe(typed);
  },
);
