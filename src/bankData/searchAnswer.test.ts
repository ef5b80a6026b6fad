import { describe, expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../tests/support/bankDirectory.ts';
import { searchBanks } from '../domain/bankSearch/bankSearch.ts';
import { searchAnswer } from './searchAnswer.tsx';

const directory = directoryFrom('2026-09-07');
const search = (query: string, limit: number) => searchBanks(directory, query, limit);
const data = { directory, search, resolve: resolveIn(directory) };
const answer = (query: string) => searchAnswer(query, data);
const refuses = (query: string, said: RegExp) =>
  expect(answer(query)).toEqual({ text: null, note: expect.anything(), said: expect.stringMatching(said) });

describe('a German IBAN [14.4]', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'IBAN: DE89 3704 0044 0532 0130 00 BIC: COBADEFFXXX',
    `Bitte zahlen Sie bis Freitag an Commerzbank, ${'Rechnung '.repeat(30)} DE89370400440532013000`,
  ])('%j gets bank and BIC', (query) => {
    expect(answer(query)).toMatchObject({
      text: '37040044',
      banks: [{ name: expect.stringMatching(/^Commerzbank/), bic: 'COBADEFFXXX' }],
      said: 'IBAN rechnerisch richtig. Commerzbank, BIC COBADEFFXXX.',
    });
  });

  test.each([
    ['its own', 'DE68 2007 0000 0123 4566 00', /^IBAN rechnerisch richtig\. /],
    ['another one', 'DE84 2007 0000 0001 2345 66', /^IBAN rechnerisch richtig, aber fraglich\. /],
    ['none', 'DE88 5004 0033 0930 1250 01', /^IBAN rechnerisch richtig, aber fraglich\. /],
  ])('of which the bank forms %s', (_what, query, said) => {
    expect(answer(query)).toMatchObject({ banks: { length: 1 }, said: expect.stringMatching(said) });
  });

  test('waits for the directory', () => {
    const nothingYet = { text: '37040044', banks: [], said: '' };
    expect(searchAnswer('DE89 3704 0044 0532 0130 00', null)).toMatchObject(nothingYet);
  });

  test('with a bank code that the directory does not know gets none', () => {
    refuses('DE93 9999 9999 0000 0000 01', /Bankleitzahl unbekannt\. .* 999\s999\s99 steht nicht/);
  });
});

describe('no BIC is given', () => {
  test.each([
    ['a wrong digit', 'DE89 3704 0044 0532 0130 01', /^So kann diese IBAN nicht .* Mindestens eine Stelle/],
    ['a letter', 'DE89 37O4 0044 0532 0130 00', /An Stelle\s7 steht der Buchstabe O\./],
    ['a missing country', '89 3704 0044 0532 0130 00', /fehlen die zwei Buchstaben/],
    ['a creditor identifier', 'DE98ZZZ09999999999', /Gläubiger-Identifikationsnummer/],
    ['a wrong IBAN of another country', 'AT61 1904 3002 3457 3202', /^So kann diese IBAN nicht stimmen/],
    ['a German VAT number or half an IBAN', 'DE893704004', /^11 von 22\sZeichen.*Umsatzsteuer/],
    ['the same with blanks', 'DE 123 456 789', /^11 von 22\sZeichen.*Umsatzsteuer/],
    ['the beginning of an IBAN', 'DE89 3704 0044', /^12 von 22\sZeichen\. Die IBAN ist noch nicht/],
    ['two IBANs', 'DE89370400440532013000, DE02120300000000202051', /stehen 2 verschiedene IBANs/],
    ['an Austrian IBAN [14.5]', 'AT61 1904 3002 3457 3201', /^IBAN aus .* Länderkürzel AT: Österreich/],
    ['a long text without an IBAN', 'Sparkasse '.repeat(50), /^Darin steht keine IBAN\. Das sind 499\s/],
    ['a BIC that nobody has', 'QQQQDEFFXXX', /QQQQDEFFXXX steht nicht in unseren Bankdaten/],
    ['a BIC of Switzerland [14.5]', 'UBSWCHZH80A', /^BIC aus einem .* Länderkürzel CH: Schweiz/],
    ['a BIC of the United States [14.5]', 'CHASUS33', /^BIC aus einem .* Länderkürzel US: /],
  ])('for %s', (_name, query, reason) => refuses(query, reason));

  test('but for an IBAN that is there twice', () => {
    expect(answer('DE89370400440532013000 DE89 3704 0044 0532 0130 00').banks).toHaveLength(1);
  });
});

describe('a BIC', () => {
  test.each(['GENODED1SPK', 'genoded1spk', 'BIC: GENODED1SPK', 'SWIFT-BIC GENODED1SPK', 'GENO DE D1 SPK'])(
    '%j is found',
    (query) => {
      expect(answer(query)).toMatchObject({ text: 'GENODED1SPK', banks: [{ bic: 'GENODED1SPK' }] });
    },
  );

  test('of eight characters is that of the head office', () => {
    const { length } = directory.banks.filter(({ bic }) => bic === 'COBADEFFXXX');
    expect(answer('COBADEFF')).toMatchObject({ text: 'COBADEFFXXX', banks: { length } });
  });

  test('with an unknown branch leads to its bank', () => {
    expect(answer('COBADEFF9Z9')).toMatchObject({
      text: 'COBADEFF',
      said: expect.stringMatching(/^COBADEFF9Z9 steht nicht .* Mit COBADEFF beginnen diese/),
    });
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
  expect(answer(query)).toEqual({ text: query, note: null, said: '' });
});
