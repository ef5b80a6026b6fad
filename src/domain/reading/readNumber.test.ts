import { describe, expect, test } from 'vitest';
import { readAccountNumber, readBankCode } from './readNumber.ts';

describe('a bank code that a person would read is read', () => {
  test.each([
    '370 400 44',
    '3704 0044',
    '37.040.044',
    'BLZ 37040044',
    'BLZ-Nr. 37040044',
    '„37040044“',
    '37040044.',
    '37040044 Commerzbank Köln',
    'Commerzbank 370 400 44',
    '37040044 (Commerzbank)',
    'BLZ 37040044 (Commerzbank)',
    'BLZ: 37040044 Köln',
    'Commerzbank Köln BLZ 370 400 44',
    'Sparkasse KölnBonn: 37040044',
    '37040044 VR-Bank Mittelhaardt',
    '37040044 UniCredit',
    'Bank 37040044',
  ])('%s', (text) => {
    expect(readBankCode(text)).toMatchObject({ digits: '37040044' });
  });

  test.each(['BLZ 37040044', 'BLZ-Nr. 37040044', '37040044 Commerzbank Köln', 'Commerzbank, BLZ 370 400 44'])(
    '%s: the words that were removed are reported',
    (text) => {
      expect(readBankCode(text)).toEqual({ digits: '37040044', repairs: ['words'] });
    },
  );

  test.each(['37040044', '370 400 44', ' 37040044 '])('%j: nothing was removed', (text) => {
    expect(readBankCode(text)).toEqual({ digits: '37040044', repairs: [] });
  });

  test.each([
    '37040044 (Filiale 12)',
    '37040044 EUR',
    '37040044 Euro Commerzbank',
    '37040044 Köln',
    'nicht 37040044',
    'keine BLZ 37040044',
    'BLZ 37040044 Konto',
    'Girokonto 37040044',
    'Bankkonto 37040044',
    'Konto Commerzbank 37040044',
    'Kundennummer 37040044',
    'Kundennr. 37040044',
    'Kundennummer Commerzbank 37040044',
    'Rechnung 37040044',
    'Betrag 37040044',
    'Summe 37040044',
    'Mobil 37040044',
    'Handy Commerzbank 37040044',
    'Postfach 37040044',
    'Postfach 37040044 Commerzbank',
    'Krankenkasse 37040044',
    'Onlinebanking 37040044',
    'vom 37040044',
    '37040044-001',
    '37040044X',
    'Konto 37040044',
    'Tel. 37040044',
    '3704004',
  ])('%s is none', (text) => {
    expect(readBankCode(text).digits).toBeNull();
  });
});

describe('an account number that a person would read is read', () => {
  test.each([
    ['532 013 000', '532013000'],
    ['0532 0130 00', '0532013000'],
    ['Girokonto: 532013000', '532013000'],
    ['Kontonummer = 532013000', '532013000'],
    ['„532013000“', '532013000'],
    ['532013000.', '532013000'],
    ['10779,00', '10779'],
    ['5.32013000E+08', '532013000'],
  ])('%s', (text, digits) => {
    expect(readAccountNumber(text)).toMatchObject({ digits });
  });

  test('a number that a spreadsheet has rounded is named so', () => {
    expect(readAccountNumber('2.1E+19')).toEqual({ digits: null, problem: 'scientific' });
  });

  test.each([
    ['an amount with an exponent', '5,3E+1'],
    ['an amount', '99,00'],
    ['another amount', '12,0'],
    ['a single digit with an exponent', '1E0'],
    ['rounded', '5,32E+08'],
    ['masked', '53201XXXX'],
    ['a negative number', 'Konto -532013000'],
    ['a part', '532013-000'],
    ['two numbers', '135 12'],
    ['zeros', '0000'],
  ])('%s is none: %s', (_name, text) => {
    expect(readAccountNumber(text).digits).toBeNull();
  });
});
