import { describe, expect, test } from 'vitest';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import { meaningOf, type PartsOfText } from './meaningOfText.ts';
import { readText } from './readText.ts';

const read = (text: string) => {
  const { meanings, isSure, bank, refused } = readText(text, knownBanks);
  return {
    meanings: meanings.map(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`),
    isSure,
    bank,
    refused: refused.map((refusal) => refusal.text),
  };
};
const ASKED = { isSure: false, bank: null, refused: [] };

test('bank codes without labels belong to the labelled account numbers beside them', () => {
  expect(read('Sparkasse KölnBonn 37050198 Kto. 1234567 · Commerzbank 37040044 Kto. 532013000')).toEqual({
    ...ASKED,
    meanings: ['37050198/1234567', '37040044/532013000'],
  });
});

test('two accounts at bank codes that no bank has are two meanings, however alike they are', () => {
  expect(read('BLZ 99999999 Konto 1234567, BLZ 99999998 Konto 1234566')).toEqual({
    ...ASKED,
    meanings: ['99999999/1234567', '99999998/1234566'],
  });
});

describe('a labelled number that cannot be read is not replaced by anything else', () => {
  test('a bank code with a letter: not by the bank code of the BIC', () => {
    expect(read('BLZ 3705O198, Konto 1234567, BIC COLSDE33XXX')).toEqual({
      ...ASKED,
      meanings: ['null/1234567'],
      refused: ['BLZ 3705O198'],
    });
  });

  test('a masked account number: not by another number of the text', () => {
    expect(read('Konto 53201XXXX, BLZ 37040044, 7654321')).toEqual({
      ...ASKED,
      meanings: ['37040044/null'],
      refused: ['Konto 53201XXXX'],
    });
  });
});

test('a number beside the name of a person is no account number', () => {
  expect(read('Max Muster 532013000')).toEqual({ ...ASKED, meanings: [] });
});

test('two numbers beside the name of a bank are offered', () => {
  expect(read('Commerzbank Köln, 532013000, 532013001')).toEqual({
    meanings: ['null/532013000', 'null/532013001'],
    isSure: false,
    bank: 'Commerzbank Köln',
    refused: [],
  });
});

test('a number beside the name of a bank and other digits is only offered', () => {
  expect(read('Commerzbank Köln 532013000, Zimmer 12')).toEqual({
    meanings: ['null/532013000'],
    isSure: false,
    bank: 'Commerzbank Köln',
    refused: [],
  });
});

test('a text without any meaning is never sure', () => {
  const text = '532013000 Commerzbank Köln';
  const candidates = [{ digits: '532013000', start: 0, end: 9 }];
  expect(meaningOf({ ...NOTHING, text, candidates }, knownBanks)).toEqual({
    meanings: [],
    isSure: false,
    bank: null,
  });
});

describe('a BIC', () => {
  const meaningOfBic = (bankCodes: number) =>
    meaningOf(
      { ...NOTHING, text: 'MUSTDE33XXX', bics: ['MUSTDE33XXX'] },
      {
        bankCodesOf: () => Array.from({ length: bankCodes }, (_, index) => `3705019${index}`),
        ibanOf: () => null,
      },
    );

  test('with six bank codes is a choice of them', () => {
    const { meanings, isSure, bank } = meaningOfBic(6);
    expect(meanings).toHaveLength(6);
    expect({ isSure, bank }).toEqual({ isSure: false, bank: null });
  });

  test('with seven is a bank to search for', () => {
    expect(meaningOfBic(7)).toEqual({ meanings: [], isSure: false, bank: 'MUSTDE33XXX' });
  });
});

const NOTHING: PartsOfText = {
  text: '',
  ibans: [],
  labelled: [],
  knownCodes: [],
  candidates: [],
  bics: [],
  bankName: null,
};
