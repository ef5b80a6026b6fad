import { describe, expect, test } from 'vitest';
import { readAccountNumber, readBankCode } from './readNumber.ts';

describe('a number that a person would read is read, and how it was written is named', () => {
  test.each([
    ['plain digits', '0532013000', '0532013000', []],
    ['groups of three', '532 013 000', '532013000', []],
    ['groups of three and the rest', '193 012 3458', '1930123458', []],
    ['groups of three and a digit', '856 697 4', '8566974', []],
    ['a group of three', '14 748', '14748', []],
    ['the form of Postbank', '2293 41-137', '229341137', ['separators']],
    ['groups as in an IBAN', '0532 0130 00', '0532013000', []],
    ['a full stop behind', '532013000.', '532013000', []],
    ['a formula of a spreadsheet', '="532013000"', '532013000', ['text-mark']],
    ['a formula with a blank', '=" 532013000 "', '532013000', ['text-mark']],
    ['an apostrophe', "'532013000", '532013000', ['text-mark']],
    ['an apostrophe and a blank', "' 532013000", '532013000', ['text-mark']],
    ['quotes', '„532013000“', '532013000', ['text-mark']],
    ['a label', 'Kto. 532013000', '532013000', ['words']],
    ['a longer label', 'Girokonto: 532013000', '532013000', ['words']],
    ['an equal sign', 'Kontonummer = 532013000', '532013000', ['words']],
    ['a label behind an apostrophe', "'Konto 532013000", '532013000', ['text-mark', 'words']],
    ['thousands', '532.013.000', '532013000', ['thousands']],
    ['thousands with decimals', '532.013.000,00', '532013000', ['thousands']],
    ['decimals', '532013000,00', '532013000', ['decimal-zeros']],
    ['decimals behind five digits', '10779,00', '10779', ['decimal-zeros']],
    ['an exponent and a point', '5.32013000E+08', '532013000', ['scientific-exact']],
    ['an exponent', '5,32013000E+08', '532013000', ['scientific-exact']],
    ['four digits with an exponent', '5,320E+03', '5320', ['scientific-exact']],
    ['zeros in front of ten digits', '001234567890', '1234567890', ['zeros-in-front']],
    ['zeros in front of nine digits', '00000532013000', '0532013000', ['zeros-in-front']],
    ['zeros in front, behind a label', 'Konto 000532013000', '0532013000', ['words', 'zeros-in-front']],
  ])('an account number with %s: %s', (_name, text, digits, repairs) => {
    expect(readAccountNumber(text)).toEqual({ digits, repairs });
  });

  test.each([
    [' 37040044 ', '37040044', []],
    ['37040044.', '37040044', []],
    ['370 400 44', '37040044', []],
    ['3704 0044', '37040044', []],
    ['BLZ 37040044', '37040044', ['words']],
    ['BLZ-Nr. 37040044', '37040044', ['words']],
    ['„37040044“', '37040044', ['text-mark']],
    ['370.400.44', '37040044', ['thousands']],
    ['37.040.044', '37040044', ['thousands']],
    ['700.400.00', '70040000', ['thousands']],
    ['370-400-44', '37040044', ['separators']],
    ['370/400/44', '37040044', ['separators']],
  ])('the bank code %j', (text, digits, repairs) => {
    expect(readBankCode(text)).toEqual({ digits, repairs });
  });
});

describe('why a text is no number is named', () => {
  test.each([
    ['', 'account-number-missing'],
    ['  ', 'account-number-missing'],
    ['-', 'account-number-missing'],
    ['...', 'account-number-missing'],
    ['=""', 'account-number-missing'],
    ['0', 'account-number-zero'],
    ['000000000000', 'account-number-zero'],
    ['12345678901', 'account-number-long'],
    ['02211234567', 'account-number-long'],
    ['1'.repeat(201), 'account-number-long'],
    ['#BEZUG!', 'spreadsheet-error'],
    ['#NV', 'spreadsheet-error'],
    ['2.1E+19', 'scientific'],
    ['5E+08', 'scientific'],
    ['5,32E+08', 'scientific'],
    ['5,32013E+04', 'not-whole'],
    ['5,32E+2', 'account-number-not-digits'],
    ['12,5', 'not-whole'],
    ['99,00', 'not-whole'],
    ['532013000,50', 'not-whole'],
    ['135 12', 'unclear-separators'],
    ['532013-000', 'unclear-separators'],
    ['01.02.2024', 'unclear-separators'],
    ['Filiale 135 12', 'account-number-not-digits'],
    ['135 12 EUR', 'account-number-not-digits'],
    ['53201XXXX', 'account-number-not-digits'],
    ['-532013000', 'account-number-not-digits'],
    ['Konto -532013000', 'account-number-not-digits'],
  ])('%j as an account number: %s', (text, problem) => {
    expect(readAccountNumber(text)).toEqual({ digits: null, problem });
  });

  test.each([
    ['', 'bank-code-missing'],
    ['3704004', 'bank-code-short'],
    ['370400444', 'bank-code-long'],
    ['37040044 Commerzbank', 'bank-code-not-digits'],
    ['nicht 37040044', 'bank-code-not-digits'],
    ['37040044-001', 'unclear-separators'],
    ['37040044X', 'bank-code-not-digits'],
    ['Konto 37040044', 'bank-code-not-digits'],
  ])('%j as a bank code: %s', (text, problem) => {
    expect(readBankCode(text)).toEqual({ digits: null, problem });
  });
});

test('a number is read in a text of up to 200 characters', () => {
  expect(readBankCode('37040044 '.padEnd(200))).toMatchObject({ digits: '37040044' });
  expect(readBankCode('37040044 '.padEnd(201))).toEqual({ digits: null, problem: 'bank-code-not-digits' });
});
