import { describe, expect, test } from 'vitest';
import { labelledNumbers } from './labelledNumbers.ts';
import { pairsInText } from './pairsInText.ts';

const pairs = (text: string) =>
  pairsInText(text, labelledNumbers(text)).map(
    ({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`,
  );

describe('an account number belongs to the bank code of its line, if each line has just one and an account', () => {
  test.each<[string, string, string[]]>([
    [
      'several accounts of a bank in one line, and one of another bank in the next',
      'BLZ 37050198 Konto 1234567, Konto 7654321\nBLZ 37040044 Konto 532013000',
      ['37050198/1234567', '37050198/7654321', '37040044/532013000'],
    ],
    [
      'the account number before the bank code in one line, and behind it in the next',
      'Konto 1234567 BLZ 37050198\nBLZ 37040044 Konto 532013000',
      ['37050198/1234567', '37040044/532013000'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

describe('bank codes and account numbers that alternate belong together in this order', () => {
  test.each<[string, string, string[]]>([
    [
      'in one line',
      'BLZ 37050198 Konto 1234567 · BLZ 37040044 Konto 532013000',
      ['37050198/1234567', '37040044/532013000'],
    ],
    [
      'each number in a line of its own',
      'Konto 1234567\nBLZ 37050198\nKonto 532013000\nBLZ 37040044',
      ['37050198/1234567', '37040044/532013000'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

describe('in any other text, each bank code may belong to each account number', () => {
  test.each<[string, string, string[]]>([
    [
      'one account between an old bank code and a new one',
      'BLZ 37040044 Konto 532013000 BLZ 37070060',
      ['37040044/532013000', '37070060/532013000'],
    ],
    [
      'another bank code in a line of its own',
      'BLZ 37040044 Konto 532013000\nBLZ 37070060',
      ['37040044/532013000', '37070060/532013000'],
    ],
    [
      'both orders in one line',
      'BLZ 37050198 Konto 1234567 · Konto 532013000 BLZ 37040044',
      ['37050198/1234567', '37050198/532013000', '37040044/1234567', '37040044/532013000'],
    ],
    [
      'all bank codes before all account numbers',
      'BLZ 37050198\nBLZ 37040044\nKonto 1234567\nKonto 532013000',
      ['37050198/1234567', '37050198/532013000', '37040044/1234567', '37040044/532013000'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

describe('numbers of one kind alone, and unreadable ones, make no pair', () => {
  test.each([
    ['two bank codes', 'BLZ 37050198, BLZ 37040044'],
    ['two account numbers', 'Konto 1234567, Konto 532013000'],
    ['a letter in the bank code', 'BLZ 3704OO44 Konto 532013000'],
    ['a masked account number', 'BLZ 37040044 Konto 53201XXXX'],
  ])('%s', (_name, text) => {
    expect(pairs(text)).toEqual([]);
  });
});
