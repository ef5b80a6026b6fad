import { describe, expect, test } from 'vitest';
import { bankNameIn, possibleAccountNumbers } from './otherParts.ts';

const numbersIn = (text: string) => possibleAccountNumbers(text).map(({ digits }) => digits);

describe('a number without a label may be an account number', () => {
  test.each([
    ['plain digits, one of them zero', 'Commerzbank Köln 532013000', ['532013000']],
    ['plain digits without a zero', 'Commerzbank Köln 123456789', ['123456789']],
    ['groups of three', 'Sparkasse KölnBonn, 1 234 567', ['1234567']],
    ['zeros, as in a form that is not filled in', 'Sparkasse KölnBonn, 0000000000', []],
    ['a customer number', 'Sparkasse KölnBonn, Kundennummer 1234567', []],
    ['a postcode before its town', 'Sparkasse KölnBonn, 50667 Köln', []],
    ['an amount', 'Sparkasse KölnBonn, 10000 EUR', []],
  ])('%s', (_name, text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });
});

describe('the name of a bank is read without what surrounds it', () => {
  test.each([
    ['its label', 'Kreditinstitut: Commerzbank Köln', 'Commerzbank Köln'],
    ['the number behind it', 'Commerzbank Köln 532013000', 'Commerzbank Köln'],
    ['a number and words behind it', 'Commerzbank Köln 1 Filiale Dom', 'Commerzbank Köln'],
    ['an empty line before it', 'Max Muster\n\nCommerzbank Köln\n50667 Köln', 'Commerzbank Köln'],
    ['other statements of its line', 'Muster GmbH · Commerzbank Köln · 50667 Köln', 'Commerzbank Köln'],
  ])('%s', (_name, text, expected) => {
    expect(bankNameIn(text)).toBe(expected);
  });

  test('a text that names no bank has none', () => {
    expect(bankNameIn('Max Muster\nBankkonto, Onlinebanking')).toBeNull();
  });
});
