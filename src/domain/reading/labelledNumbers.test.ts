import { describe, expect, test } from 'vitest';
import { labelledNumbers } from './labelledNumbers.ts';

const read = (text: string) => labelledNumbers(text).map(({ kind, digits }) => `${kind} ${digits}`);

describe('a number belongs to the label before it', () => {
  test.each([
    ['both in a line', 'BLZ 37040044 Konto 532013000', ['bankCode 37040044', 'accountNumber 532013000']],
    [
      'both below their labels',
      'Bankleitzahl\n37040044\nKontonummer\n532013000',
      ['bankCode 37040044', 'accountNumber 532013000'],
    ],
    ['an account without a label behind the bank code', 'BLZ 37040044 532013000', ['bankCode 37040044']],
    ['the same with groups everywhere', 'BLZ 370 400 44 532 013 000 Commerzbank', ['bankCode 37040044']],
    ['a label in a sentence', 'mein Konto bei der Commerzbank (BLZ 37040044)', ['bankCode 37040044']],
    [
      'a label whose number is missing',
      'Konto:\nBLZ: 37040044 Konto: 53201300',
      ['bankCode 37040044', 'accountNumber 53201300'],
    ],
  ])('%s', (_name, text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });
});

describe('headings of columns label none of the numbers behind them', () => {
  test.each([
    ['side by side', 'Musterbank\nKonto BLZ 53201300 37040044'],
    ['after other words', 'Bankverbindung: Konto BLZ 53201300 37040044'],
    ['with a slash between', 'Musterbank\nKonto / BLZ 53201300 37040044'],
    ['with a bar between', 'Konto | BLZ | 53201300 | 37040044'],
    ['one in brackets', 'Kto.-Nr. (BLZ) 53201300 (37040044)'],
    ['above the numbers', 'Konto BLZ\n53201300 37040044'],
    ['one below the other', 'Konto\nBLZ\n53201300\n37040044'],
    ['with a word between', 'BLZ und Konto: 37040044 und 532013000'],
    ['with an abbreviated word between', 'Kto. u. BLZ: 53201300 u. 37040044'],
    ['with another column between', 'BLZ Bank Konto 37040044 Commerzbank 532013000'],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a label without a number, then words, takes nothing from the label behind them', () => {
  test.each([
    ['an account of nine digits', 'BLZ bitte erfragen, Konto 532013000', 'accountNumber 532013000'],
    [
      'an account of eight digits on another line',
      'BLZ bitte erfragen\nKonto 53201300',
      'accountNumber 53201300',
    ],
    ['a masked account', 'BLZ bitte erfragen, Konto 53201XXXX', 'accountNumber null'],
    ['the same label again', 'mein Konto bei der Musterbank, Kontonummer 53201300', 'accountNumber 53201300'],
    ['a bank code', 'BLZ der Musterbank: BLZ 37040044', 'bankCode 37040044'],
  ])('%s', (_name, text, number) => {
    expect(read(text)).toEqual([number]);
  });
});

describe('a number that goes on behind a sign or a line end, or beside which stands another, is not read', () => {
  test.each([
    ['a hyphen at the end of the line', 'Konto 53201-\n3000 Musterbank'],
    ['a comma at the end of the line', 'Konto 53201,\n3000\nBLZ'],
    ['an empty line', 'Konto 53201\n\n3000'],
    ['a comma behind the next line', 'Konto 53201\n3000, Musterbank'],
    ['a label behind the next line', 'Konto 53201\n30001 BLZ'],
    ['a label that touches the next line', 'Konto 53201\n3000BLZ'],
    ['eight digits on the next line, before the label of a bank code', 'Konto 53\n20130001, BLZ'],
    ['six digits on the next line, before a word', 'Konto 532\n013000 Musterbank'],
    ['a bar for a one', 'Konto 5320|3000'],
    ['a bracket for a one', 'Konto 5320(3000'],
    ['a point in the middle', 'Konto 532·013·000'],
    ['a blank behind the point of a group', 'Konto 532. 013. 000'],
    ['a colon', 'Konto 4711: 532013000'],
    ['a sub-account in brackets', 'Konto 532013000 (02)'],
    ['another account', 'Konto 532013000 oder 532013001'],
    ['its successor', 'Konto 532013000, neu: 532013001'],
    ['its successor behind an arrow', 'Konto 532013000 -> 532013001'],
    ['dots for its first digits', 'Konto ...013000'],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual(['accountNumber null']);
  });

  test('another bank code', () => {
    expect(read('BLZ 37040044 oder 370 700 60')).toEqual(['bankCode null']);
  });

  test('signs for its first digits, with a blank behind them', () => {
    expect(read('Konto ### 3000')).toEqual([]);
  });

  test.each([
    ['a postcode on the next line', 'Konto 532013000,\n50667 Köln'],
    ['a percentage on the next line', 'Konto 532013000\n2% Skonto'],
    ['the bank code on the next line', 'Konto 532013000\n37040044'],
    ['the number of a list item', 'Konto 532013000\n2. Lastschrift'],
    ['a year in brackets', 'Konto 532013000 (2024)'],
    ['a year', 'Konto 532013000 und 2024'],
    ['a postcode', 'Konto 532013000 und 50667 Köln'],
    ['an amount in words', 'Konto 532013000 und 250 Euro'],
    ['dots up to the number', 'Konto ........ 532013000'],
  ])('but %s is none of it', (_name, text) => {
    expect(read(text)).toEqual(['accountNumber 532013000']);
  });
});

describe('labels are a heading only if both kinds are joined', () => {
  test.each([
    ['by English words', 'Konto and BLZ: 53201300 and 37040044', []],
    ['by another word', 'Konto sowie BLZ: 53201300/37040044', []],
    ['two labels of one kind', 'Girokonto und Spendenkonto: 532013000', ['accountNumber 532013000']],
    ['an IBAN between them', 'Konto \uFFFC\uFFFC und BLZ 37040044', ['bankCode 37040044']],
    [
      'a sentence before both numbers',
      'Bitte Konto und BLZ angeben: Konto 53201300 BLZ 37040044',
      ['accountNumber 53201300', 'bankCode 37040044'],
    ],
  ])('%s', (_name, text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });
});

test('eight digits that may belong to the label before theirs are unreadable alone, beside another bank code or an IBAN', () => {
  const doubtful = 'BLZ bitte angeben, Konto 53201300';
  expect(read(doubtful)).toEqual(['accountNumber null']);
  expect(read(`${doubtful} Musterbank 532013000`)).toEqual([]);
  expect(read(`BLZ 37040044, ${doubtful}`)).toEqual(['bankCode 37040044', 'accountNumber null']);
  expect(read(`${doubtful} und BLZ der Musterbank, BLZ 37040044`)).toEqual([
    'accountNumber null',
    'bankCode 37040044',
  ]);
  expect(read(`\uFFFC\uFFFC, ${doubtful}`)).toEqual(['accountNumber null']);
});
