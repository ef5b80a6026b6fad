import { expect, test } from 'vitest';
import { loaded, newestDirectory } from '../../../tests/support/bankDirectory.ts';
import type { NumberKind } from '../../domain/reading/readText.ts';
import type { BankDataState } from '../useBankData.ts';
import { choiceText, leftText, takenText, whyText } from './insertionTexts.ts';
import { type InsertionReading, type Numbers, readInsertion } from './readInsertion.ts';

const directory = newestDirectory();
const READY = loaded(directory);
const LOADING: BankDataState = { status: 'loading', data: null };
const read = (
  text: string,
  field: NumberKind = 'bankCode',
  replacesAll = true,
  state: BankDataState = READY,
) => readInsertion({ text, field, replacesAll }, state);

test.each<[string, NumberKind, string]>([
  ['a bank code', 'bankCode', '37040044'],
  ['its beginning', 'bankCode', ' 3704 '],
  ['a bank code in groups', 'bankCode', '370 400 44'],
  ['a bank code with its label', 'bankCode', 'BLZ: 370 400 44'],
  ['more digits than fit', 'bankCode', '370400441'],
  ['an account number', 'accountNumber', '532013000'],
  ['eight digits that are a bank code', 'accountNumber', '37040044'],
  ['the same in groups', 'accountNumber', ' 3704 0044 '],
  ['an account number with its label', 'accountNumber', 'Kto-Nr. 532 013 000'],
  ['a part of an IBAN', 'bankCode', 'DE89 3704-0044 0532'],
  ['digits of other scripts', 'accountNumber', '٣٧٠٤'],
  ['the name of a person in the account number', 'accountNumber', 'Max Muster'],
  ['nothing', 'bankCode', ''],
])('a field takes as it takes anything: %s', (_name, field, text) => {
  expect(read(text, field)).toBeNull();
});

test('zeros in front that are too many are left out', () => {
  expect(read('0000532013000', 'accountNumber')).toMatchObject({
    isCertain: true,
    readings: [{ accountNumber: '0532013000' }],
  });
});

test('a bank code in unusual groups is offered', () => {
  expect(read('370 40 044 (Köln)', 'bankCode')).toMatchObject({
    isCertain: false,
    readings: [{ bankCode: '37040044', accountNumber: null }],
  });
});

test('a letter that looks like a digit is asked about; of what is no single number the digits are not taken', () => {
  const account = read('7811O4610', 'accountNumber');
  expect(account).toMatchObject({ isCertain: false, readings: [{ accountNumber: '781104610' }] });
  expect(account && whyText(account)).toEqual([
    'In „7811O4610“ steht vielleicht ein Buchstabe statt einer Ziffer.',
  ]);
  expect(read('3704OO44')).toMatchObject({ isCertain: false, readings: [{ bankCode: '37040044' }] });
  expect(read('12345678 00')?.refused).toMatchObject([{ problem: 'bank-code' }]);
  for (const text of ['78X1146', '10779,50', '532013000 9876543', 'Konto:%20532013000%0ABLZ:%2037040044'])
    expect(read(text, 'accountNumber')?.refused).toEqual([{ text, problem: 'account-number' }]);
});

test('a number in the wrong field goes to its own', () => {
  expect(read('Kto. 532013000', 'bankCode')?.readings).toMatchObject([
    { bankCode: null, accountNumber: '532013000' },
  ]);
  expect(read('BLZ 37040044', 'accountNumber')?.readings).toMatchObject([
    { bankCode: '37040044', accountNumber: null },
  ]);
});

test('a labelled number is read as a whole beside other digits of the field', () => {
  expect(read('BLZ 37040044', 'bankCode', false)).toMatchObject({ isCertain: true });
  expect(read('10779,00', 'accountNumber', false)).toBeNull();
  expect(read('10779,00', 'accountNumber')).toMatchObject({ isCertain: true, from: '10779,00' });
});

test('while the directory is loading, only a pair that needs none is read', () => {
  expect(read('Kto. 532013000 BLZ 37040044', 'bankCode', true, LOADING)).toMatchObject({ isCertain: true });
  for (const text of ['532013000 / 37040044', 'Kto. 532013000', 'Commerzbank'])
    expect(read(text, 'bankCode', true, LOADING), text).toBeNull();
});

test('words in the bank code are searched for', () => {
  expect(read('Köln')?.bank).toBe('Köln');
  expect(read(' Commerzbank\nKöln ', 'accountNumber')?.bank).toBe('Commerzbank');
});

test('the sentences name the numbers, where they are from, and what is left', () => {
  const iban = read(
    'IBAN DE89 3704 0044 0532 0130 00, Tel. 0221 1, HRB 2, Fax 3, Nr. 4, Seite 5',
  ) as InsertionReading;
  const numbers = iban.readings[0] as Numbers;
  expect(takenText(numbers, iban)).toMatch(/^Das ist schon eine IBAN, rechnerisch richtig\. Beide Felder/);
  expect(leftText(iban)).toEqual([
    'Nicht übernommen: „Tel. 0221 1“, „HRB 2“, „Fax 3“ und 2\u00A0weitere Stellen.',
  ]);
  expect(choiceText(numbers, directory.find('37040044'), 'fits')).toBe(
    'BLZ 37040044 und Kontonummer 0532013000: Commerzbank, Köln (Prüfziffer passt)',
  );
  expect(choiceText({ bankCode: null, accountNumber: '42' }, undefined, 'unchecked')).toBe(
    'Nur Kontonummer 42',
  );
});

test('a number that a choice has is not said to be left over', () => {
  const why = (text: string) => whyText(read(text) as InsertionReading);
  expect(why('37040044 9537148 4711')).toEqual([]);
  expect(why('37040044 9537148 12345678901')).toEqual(['Nicht zuzuordnen: „12345678901“.']);
});

test.each([
  [true, 'Müller;37040044;532013000 Meier;37040044;532013000'],
  [true, 'Konto\tBLZ\n532013000\t370 400 44\n4711\t70150000'],
  [true, '37040044 532013000\n70150000 4711'],
  [false, 'Müller;37040044;532013000'],
  [false, 'BLZ 37050198, Konto 1234567\nBLZ 37040044, Konto 532013000'],
])('rows of cells are a list: %s, %j', (isList, text) => expect(read(text)?.list).toBe(isList ? text : null));

test('each refusal has its sentence', () => {
  const left = (text: string) => leftText(read(text) as InsertionReading);
  expect(left('BLZ 3704OO44 Kto 53201XXX')).toEqual([
    'Die Bankleitzahl in „BLZ 3704OO44“ ist nicht sicher zu lesen.',
    'Die Kontonummer in „Kto 53201XXX“ ist nicht sicher zu lesen.',
  ]);
  expect(left('AT61 1904 3002 3457 3201')).toEqual([
    'Die IBAN AT61 1904 3002 3457 3201 ist keine deutsche und enthält keine BLZ.',
  ]);
  expect(left(`BLZ 37040044 K0nto ${'1'.repeat(50)}`)).toEqual([
    `Nicht übernommen: „K0nto ${'1'.repeat(34)}…“.`,
  ]);
});
