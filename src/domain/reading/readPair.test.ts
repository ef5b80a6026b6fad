import { describe, expect, test } from 'vitest';
import { readPair } from './readPair.ts';

const isBankCode = (digits: string) => digits === '37040044' || digits === '10010010';
/** Both numbers; null where the text does not determine them. */
const read = (text: string) => {
  const pair = readPair(text, isBankCode, true);
  return pair.bankCode === null ? null : [pair.bankCode, pair.accountNumber];
};
const COMMERZBANK = ['37040044', '532013000'];

describe('a text that determines bank code and account number gives both', () => {
  test.each([
    ['labels and a comma', 'BLZ 37040044, Konto 532013000'],
    ['labels on two lines', 'Bankleitzahl: 370 400 44\nKontonummer: 532 013 000'],
    ['the account first', 'Kto.-Nr. 532013000 BLZ 370 400 44'],
    ['the abbreviations of a letterhead', 'Commerzbank Köln · Kto 532013000 · BLZ 37040044'],
    ['words behind', 'Konto: 532013000, BLZ: 37040044 (Commerzbank)'],
    ['a slash between', 'BLZ 37040044 / Konto 532013000'],
    ['labels of a form', 'Konto-Nr.=532013000;BLZ=37040044'],
    ['two cells of a spreadsheet', '37040044\t532013000'],
    ['two cells in the other order', '532013000\t37040044'],
    ['two lines', '37040044\r\n532013000\r\n'],
    ['a row of a CSV file', '37040044;532013000'],
    ['a vertical bar', '37040044 | 532013000'],
    ['a blank', '37040044 532013000'],
    ['a dash', '37040044 – 532013000'],
    ['a hyphen between blanks', '532013000 - 37040044'],
    ['a bank code in groups before the account', '370 400 44 532013000'],
    ['protected blanks and an invisible mark', '\uFEFF37040044\u00A0\u00A0532013000'],
    ['isolates around the numbers', 'BLZ \u206837040044\u2069, Konto \u2068532013000\u2069'],
    ['a slash', '37040044/532013000'],
    ['labels before both', 'BLZ/Konto: 37040044/532013000'],
    ['labels before both in the other order', 'Kto./BLZ: 532013000 / 37040044'],
    ['groups everywhere', '370 400 44 532 013 000'],
    ['zeros as decimal places', 'BLZ 37040044 Konto 532013000,00'],
    ['digits of full width', '３７０４００４４\t５３２０１３０００'],
    ['a field of 200 characters', 'BLZ 37040044 Konto 532013000'.padEnd(200)],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual(COMMERZBANK);
  });

  test('a bank that the directory does not know counts where its code is labelled', () => {
    expect(read('BLZ 99999999 Konto 1')).toEqual(['99999999', '1']);
  });
});

describe('a text that leaves anything open gives neither', () => {
  test.each([
    ['one number', '37040044'],
    ['nothing', ''],
    ['a number that no bank has as its code', '12345678 532013000'],
    ['two bank codes', '37040044 10010010'],
    ['an account with its sub-account', '37040044 00'],
    ['a year or a branch behind a slash', '37040044/2024'],
    ['a third number', 'BLZ 37040044 Konto 532013000 Filiale 12'],
    ['a date behind', '37040044;532013000;01.02.2024'],
    ['a rounded account number', 'BLZ 37040044 Konto 5,32013E+08'],
    ['a rounded account number in a cell', '37040044\t5,32013E+08'],
    ['other decimal places', 'BLZ 37040044 Konto 532013000,50'],
    ['a hyphen alone', '37040044-532013000'],
    ['a comma alone', '37040044,532013000'],
    ['a letter for the last digit', 'BLZ 37040044 Konto 53201300O'],
    ['a letter for the first digit', 'BLZ 37040044 Konto I532013000'],
    ['a letter behind the bank code', 'BLZ 37040044B Konto 532013000'],
    ['a minus sign', 'BLZ 37040044 Konto -532013000'],
    ['seven digits for the bank code', 'BLZ 3704004 Konto 532013000'],
    ['eleven digits for the account', 'BLZ 37040044 Konto 53201300012'],
    ['the same label twice', 'Konto 37040044 Konto 532013000'],
    ['the same label twice, the bank code last', 'Konto 532013000 Konto 37040044'],
    ['a bank code for both', 'BLZ 37040044 BLZ 53201300'],
    ['a third label', 'Konto 532013000, BLZ 37040044, Konto gesperrt'],
    ['a second bank code', 'BLZ 37040044 Konto 532013000 BLZ 37070060'],
    ['a label without its number', 'BLZ Konto 532013000'],
    ['a balance', 'Kontostand 532013000 BLZ 37040044'],
    ['a raised digit', 'BLZ 37040044 Konto 532013000²'],
    ['Arabic digits', 'BLZ 37040044 Konto ٥٣٢'],
    ['digits that are shown in reverse order', 'BLZ 37040044 Konto \u202E000310235'],
    ['blanks that part more than groups', 'BLZ 37040044 Konto 19056 4711'],
    ['digits that are masked', 'BLZ 37040044, Kto. 5320130 XXX'],
    ['letters for digits in a group', 'BLZ 37040044 Kto 1 532 013 OOO'],
    ['dots for digits', 'BLZ 37040044 Konto 12345 ...'],
    ['words behind an account number', 'BLZ 37040044 Konto 532013 und weitere'],
    ['a number without a label beside one with it', '532013000 BLZ 37040044'],
    ['a whole letter', `${'x '.repeat(200)}BLZ 37040044 Konto 532013000`],
  ])('%s', (_name, text) => {
    expect(read(text)).toBeNull();
  });
});

test('without a label, five digits are enough for an account number', () => {
  expect(read('37040044/12345')).toEqual(['37040044', '12345']);
});

describe('digits without anything between', () => {
  test.each([
    ['eight of a bank code and ten of an account', '370400440532013001', ['37040044', '0532013001']],
    ['an account that ends in two zeros', '370400440532013100', ['37040044', '0532013100']],
    ['an end that a spreadsheet may have rounded', '370400440532013000', null],
    ['a bank code at each end', '370400441210010010', null],
    ['no bank code at the beginning', '123456780532013001', null],
    ['a digit less', '37040044532013001', null],
    ['a digit more', '3704004400532013001', null],
  ])('%s', (_name, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a cell that should hold one of the numbers', () => {
  const readCell = (text: string) => readPair(text, isBankCode, false);

  test.each([
    ['a slash', '37040044/532013000'],
    ['a vertical bar', '532013000 | 37040044'],
    ['labels', 'BLZ 37040044 Konto 532013000'],
  ])('holds both: %s', (_name, text) => {
    expect(readCell(text)).toMatchObject({ bankCode: '37040044', accountNumber: '532013000' });
  });

  test.each([
    ['a blank', '37040044 532013000'],
    ['a comma', '37040044, 532013000'],
    ['a line break', '37040044\n532013000'],
    ['a dash', '37040044 – 532013000'],
  ])('may have something else behind %s', (_name, text) => {
    expect(readCell(text)).toEqual({ bankCode: null, problem: 'not-told-apart' });
  });
});

test('what was changed to read the numbers is reported for both', () => {
  expect(readPair('BLZ 37.040.044, Konto 532013000,00', isBankCode, true)).toEqual({
    bankCode: '37040044',
    accountNumber: '532013000',
    repairs: ['thousands', 'decimal-zeros'],
  });
});

describe('the reason is given', () => {
  test.each([
    ['nothing', '', 'account-number-missing'],
    ['words alone', 'siehe oben', 'account-number-missing'],
    ['a bank code alone', '37040044', 'account-number-missing'],
    ['ten digits alone', '0532013000', 'account-number-missing'],
    ['more digits than a number has', '37040044532', 'not-told-apart'],
    ['an end that a spreadsheet may have rounded', '370400440532013000', 'perhaps-rounded'],
    ['a bank code at each end', '370400441210010010', 'not-told-apart'],
    ['two bank codes', '37040044 10010010', 'not-told-apart'],
    ['the same label twice', 'Konto 532013000 Konto 37040044', 'not-told-apart'],
    ['a third number', 'BLZ 37040044 Konto 532013000 Filiale 12', 'not-told-apart'],
    ['a rounded account number', 'BLZ 37040044 Konto 5,32013E+08', 'not-told-apart'],
    ['a bank code with seven digits', 'BLZ 3704004 Konto 532013000', 'bank-code-short'],
    ['an account number with eleven digits', 'BLZ 37040044 Konto 53201300012', 'account-number-long'],
    ['a whole letter', 'x'.repeat(201), 'not-told-apart'],
  ])('%s', (_name, text, problem) => {
    expect(readPair(text, isBankCode, true)).toEqual({ bankCode: null, problem });
  });
});
