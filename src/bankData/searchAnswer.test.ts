import { describe, expect, test } from 'vitest';
import { directoryFrom } from '../../tests/support/bankDirectory.ts';
import { makeBankSearch } from '../domain/bankSearch/bankSearch.ts';
import { resolveIban } from '../domain/resolve/resolveIban.ts';
import { searchAnswer } from './searchAnswer.ts';

const directory = directoryFrom('2026-09-07');
const data = {
  directory,
  search: makeBankSearch(directory),
  resolve: (...account: [Parameters<typeof resolveIban>[1], Parameters<typeof resolveIban>[2]]) =>
    resolveIban(directory, ...account),
};
const answer = (query: string) => searchAnswer(query, data);

describe('a German IBAN [14.4]', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'IBAN: DE89 3704 0044 0532 0130 00 BIC: COBADEFFXXX',
    `Bitte zahlen Sie bis Freitag an Commerzbank, ${'Rechnung '.repeat(30)} DE89370400440532013000`,
  ])('%j gets bank and BIC', (query) => {
    expect(answer(query)).toMatchObject({
      kind: 'german-iban',
      bankCode: '37040044',
      bank: { name: expect.stringMatching(/^Commerzbank/), bic: 'COBADEFFXXX' },
    });
  });

  test.each([
    ['its own', 'DE68 2007 0000 0123 4566 00', false],
    ['another one', 'DE84 2007 0000 0001 2345 66', true],
    ['none', 'DE88 5004 0033 0930 1250 01', true],
  ])('of which the bank forms %s', (_what, query, isDoubtful) => {
    expect(answer(query)).toMatchObject({ kind: 'german-iban', isDoubtful });
  });

  test('waits for the directory', () => {
    expect(searchAnswer('DE89 3704 0044 0532 0130 00', null)).toMatchObject({
      kind: 'german-iban',
      bank: null,
    });
  });

  test('with a bank code that the directory does not know gets none', () => {
    expect(answer('DE93 9999 9999 0000 0000 01')).toMatchObject({
      kind: 'unknown-bank-code',
      bankCode: '99999999',
    });
  });
});

describe('no BIC is given', () => {
  test.each([
    ['a wrong digit', 'DE89 3704 0044 0532 0130 01', 'check-digits-wrong'],
    ['a letter', 'DE89 37O4 0044 0532 0130 00', 'letters-for-digits'],
    ['a missing country', '89 3704 0044 0532 0130 00', 'country-missing'],
    ['a creditor identifier', 'DE98ZZZ09999999999', 'creditor-identifier'],
  ])('for %s', (_name, query, code) => {
    expect(answer(query)).toMatchObject({
      kind: 'wrong-iban',
      problems: [expect.objectContaining({ code })],
    });
  });

  test('for the beginning of an IBAN', () => {
    for (const text of ['DE893704004', 'DE 123 456 789'])
      expect(answer(text)).toEqual({ kind: 'vat-number' });
    expect(answer('DE89 3704 0044')).toEqual({ kind: 'unfinished-iban', length: 12, expected: 22 });
  });

  test('for two IBANs, but for one that is there twice', () => {
    expect(answer('DE89370400440532013000, DE02120300000000202051')).toEqual({
      kind: 'several-ibans',
      count: 2,
    });
    expect(answer('DE89370400440532013000 DE89 3704 0044 0532 0130 00')).toMatchObject({
      kind: 'german-iban',
    });
  });

  test('for an IBAN of another country, right or wrong [14.5]', () => {
    expect(answer('AT61 1904 3002 3457 3201')).toEqual({ kind: 'foreign-iban', country: 'AT' });
    expect(answer('AT61 1904 3002 3457 3202')).toMatchObject({ kind: 'wrong-iban' });
  });

  test('for a long text without an IBAN', () => {
    expect(answer('Sparkasse '.repeat(50))).toEqual({ kind: 'too-long', length: 499 });
  });
});

describe('a BIC', () => {
  test.each(['GENODED1SPK', 'genoded1spk', 'BIC: GENODED1SPK', 'SWIFT-BIC GENODED1SPK', 'GENO DE D1 SPK'])(
    '%j is found',
    (query) => {
      expect(answer(query)).toMatchObject({ kind: 'bic', bic: 'GENODED1SPK', banks: { length: 1 } });
    },
  );

  test('of eight characters is that of the head office', () => {
    const { length } = directory.banks.filter(({ bic }) => bic === 'COBADEFFXXX');
    expect(answer('COBADEFF')).toMatchObject({ kind: 'bic', bic: 'COBADEFFXXX', banks: { length } });
  });

  test('with an unknown branch leads to its bank', () => {
    expect(answer('COBADEFF9Z9')).toEqual({
      kind: 'unknown-branch',
      bic: 'COBADEFF9Z9',
      beginning: 'COBADEFF',
    });
  });

  test('that nobody has is not found', () => {
    expect(answer('QQQQDEFFXXX')).toEqual({ kind: 'unknown-bic', bic: 'QQQQDEFFXXX' });
  });

  test('of another country is said to be one [14.5]', () => {
    expect(answer('UBSWCHZH80A')).toEqual({ kind: 'foreign-bic', bic: 'UBSWCHZH80A', country: 'CH' });
    expect(answer('CHASUS33')).toMatchObject({ kind: 'foreign-bic', country: 'US' });
  });
});

test.each([
  'Sparkasse Köln',
  '370 400 44',
  '10559 postbank',
  'MUENCHEN',
  'Norddeut',
  'VW12 Bank',
  'COBADE',
  '',
])('%j is searched for', (query) => {
  expect(answer(query)).toEqual({ kind: 'search' });
});
