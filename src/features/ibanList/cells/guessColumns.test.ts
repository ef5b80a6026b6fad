import { describe, expect, test } from 'vitest';
import { Dice } from '../../../../tests/support/dice.ts';
import { RESULT_COLUMNS, resultCells } from '../convert/resultColumns.ts';
import { bareResult } from '../convert/rowOutcome.ts';
import { ASK } from './columns.ts';
import { guessColumns } from './guessColumns.ts';

const IBAN = 'DE89370400440532013000';
const RESULT = RESULT_COLUMNS.map(({ title }) => title);
const COMPUTED = resultCells({
  ...bareResult('computed', ''),
  iban: IBAN,
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
});
const UNREADABLE = resultCells(bareResult('unreadable', 'Die Bankleitzahl fehlt.'));
const known = (digits: string) => digits === '37040044';

test('of a list that was converted before, the accounts are converted again, not the old IBANs', () => {
  const header = ['BLZ', 'Kontonummer', 'Name', ...RESULT];
  const rows = [
    ['37040044', '532013000', 'Anna', ...COMPUTED],
    ['37040044', '532013001', 'Bernd', ...COMPUTED],
    // Missing when the list was converted.
    ['', '11', 'Carla', ...UNREADABLE],
    ['', '12', 'Dirk', ...UNREADABLE],
    ['x', '13', 'Ewa', IBAN, ...UNREADABLE.slice(1)],
  ];
  expect(guessColumns(header, rows, known)).toEqual({
    kind: 'accounts',
    bankCode: 0,
    accountNumber: 1,
  });
});

test('a result with a column that a later version adds is recognised too', () => {
  const header = ['BLZ', 'Kontonummer', 'IBAN (neu)', 'BIC (neu)', 'Bank', 'Land', 'Ergebnis', 'Grund'];
  const rows = [
    ['37040044', '532013000', IBAN, 'COBADEFFXXX', 'Commerzbank', 'DE', 'berechnet', ''],
    ['', '11', IBAN, '', '', '', 'zu klären', ''],
    ['x', '12', IBAN, '', '', '', 'zu klären', ''],
  ];
  expect(guessColumns(header, rows, known)?.kind).toBe('accounts');
});

test('IBAN, BIC and bank that the list itself has are checked', () => {
  const header = ['BLZ', 'Kontonummer', 'IBAN', 'BIC', 'Bank'];
  const rows = [
    ['', '', IBAN, 'COBADEFFXXX', 'Commerzbank'],
    ['', '', IBAN, 'COBADEFFXXX', 'Commerzbank'],
  ];
  expect(guessColumns(header, rows, known)).toEqual({ kind: 'ibans', iban: 2 });
});

test('a list of IBANs that was converted before is checked again', () => {
  const header = ['Name', 'IBAN', 'IBAN (neu)', ...RESULT.slice(1)];
  const rows = [['Anna', IBAN, ...COMPUTED]];
  expect(guessColumns(header, rows, known)).toEqual({ kind: 'ibans', iban: 1 });
});

test.each([
  ['an account of the customer', 'Kundenkonto', '9032021818'],
  ['a column with the same heading, whose numbers have words', 'Bankkonto', 'Giro 4949109758'],
  ['a number of a person that is as long as an account', 'Debitor', '4949109'],
  ['a number of a person where the account is as short', 'Debitor', '10023'],
])('two columns that may be the account are asked about: %s', (_name, heading, cell) => {
  const rows = [['37040044', '11000', cell]];
  expect(guessColumns(['BLZ', 'Konto', heading], rows, known)).toEqual({
    kind: 'accounts',
    bankCode: 0,
    accountNumber: ASK,
  });
});

describe('a column is chosen only if every word of its heading is one of accounts [11.30]', () => {
  const columnOf = (name: string) => guessColumns(['BLZ', name], [['37040044', '532013000']], known);

  test.each(['Konto', 'Kontonr.:', 'Konto neu', 'KTO_EMPF', 'Kto (10)', 'Bankkonto', ''])(
    '„%s“ is',
    (name) => {
      expect(columnOf(name)).toMatchObject({ accountNumber: 1 });
    },
  );

  test.each([
    'Konto (alt)',
    ...['Konto*', 'Konto?', '~~Konto~~', 'Konto ≠ aktuell'],
    'Konto bis 2019',
    'Kontostand',
    'Steuerkonto',
    'Konto ohne Prüfziffer',
    'Nr',
  ])('„%s“ is asked about', (name) => {
    expect(columnOf(name)).not.toMatchObject({ accountNumber: 1 });
  });

  test('with any word of random letters beside its label it is asked about', () => {
    const dice = new Dice(11);
    for (let round = 0; round < 300; round += 1) {
      const word = Array.from({ length: 4 + dice.roll(8) }, () =>
        dice.pick([...'abdefghiklmnoprstuwz']),
      ).join('');
      for (const name of [`Konto ${word}`, `${word}-Konto`, `Konto (${word})`, `Konto${word}`, word])
        expect(columnOf(name), name).not.toMatchObject({ accountNumber: 1 });
    }
  });
});

test.each([
  ['Mandatsref.', '474491', 'Kto.', 's. Anlage'],
  ['Rechnungsnr.', '20230017', 'Verbindung', ''],
  ['PLZ', '50667', 'Nr.', '53 20 13'],
  ['Telefon', '022112345', 'Konto', 'folgt'],
  ['Eintritt', '1987', 'Verbindung', 'K532013'],
  ['', '1987', '', '532013-00'],
  ['', '1.234,00', '', '53 20 13'],
  ['', '31121999', '', '1161-358'],
])('a number that is something else is not taken for the account: %s %s', (other, number, name, cell) => {
  const rows = [['37040044', number, cell]];
  expect(guessColumns(['BLZ', other, name], rows, known)).not.toMatchObject({ accountNumber: 1 });
});

test('a list of banks with their postcodes has no accounts', () => {
  const rows = [['37040044', 'Commerzbank', '50667', 'Köln']];
  expect(guessColumns(['BLZ', 'Bezeichnung', 'PLZ', 'Ort'], rows, known)).toBeNull();
  expect(guessColumns([], rows, known)).toBeNull();
});

test('a few IBANs among accounts, of which one is damaged, are not the list', () => {
  const rows = [...Array(8).fill(['37040044', '532013000', '']), ['3704', '1', ''], ['', '', IBAN]];
  const found = guessColumns(['BLZ', 'Konto', 'IBAN'], rows, known);
  expect(found).toEqual({ kind: 'accounts', bankCode: 0, accountNumber: 1 });
});

test('an account in another notation may be the one', () => {
  const debtors = [['10023', '37040044', '1161-358', '']];
  const found = guessColumns(['Konto', 'BLZ', 'Bankverb.', ''], debtors, known);
  expect(found).toEqual({ kind: 'accounts', bankCode: 1, accountNumber: ASK });
});

test.each([
  ['BLZ;Konto;Name', '37040044;532013000;Anna', [0, 1]],
  ['Name;BLZ;Konto;PLZ;Ort', 'Anna;37040044;532013000;50667;Köln', [1, 2]],
  ['KdNr;Name;Kontonummer;Bankleitzahl;Betrag', '10023;Anna;532013000;37040044;1.234,00', [3, 2]],
  ['Nr;Name;BLZ;Konto', '10023;Anna;37040044;532013000', [2, 3]],
  ['Mitgl.-Nr.;Name;BLZ;Konto-Nr.', '10023;Anna;37040044;532013000', [2, 3]],
  ['Debitor;Name;BLZ;Bankkontonummer', '10023;Anna;37040044;532013000', [2, 3]],
  ['BLZ;Konto;Sachkonto;Kostenstelle', '37040044;532013000;8400;4100', [0, 1]],
  ['Whg.;Buchungskonto;BLZ;Konto', '1001;8400;37040044;532013000', [2, 3]],
  ['BLZ;Konto;Konto bis', '37040044;532013000;31.12.2013', [0, 1]],
  ['BLZ;Konto;Verwendungszweck', '37040044;532013000;RG 704491 vom 13.11.', [0, 1]],
  [';;', 'Anna;37040044;532013000', [1, 2]],
])('an ordinary list is not asked about: %s', (header, row, [bankCode, accountNumber]) => {
  const rows = [row.split(';')];
  const found = { kind: 'accounts', bankCode, accountNumber };
  expect(guessColumns(header.split(';'), rows, known)).toEqual(found);
});
