import { expect, test } from 'vitest';
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
    ['', '11', IBAN, '', '', '', 'nicht lesbar', ''],
    ['x', '12', IBAN, '', '', '', 'nicht lesbar', ''],
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
])('two columns that may be the account are asked about: %s', (_name, heading, cell) => {
  const rows = [['37040044', '11000', cell]];
  expect(guessColumns(['BLZ', 'Konto', heading], rows, known)).toEqual({
    kind: 'accounts',
    bankCode: 0,
    accountNumber: ASK,
  });
});

test('a column whose heading says that its accounts are old is not chosen', () => {
  const columnOf = (name: string) => guessColumns(['BLZ', name], [['37040044', '532013000']], known);
  for (const name of ['Konto (alt)', 'Konto bis 2019', 'Kontonummer ungültig'])
    expect(columnOf(name), name).toMatchObject({ accountNumber: ASK });
  expect(columnOf('Konto neu')).toMatchObject({ accountNumber: 1 });
});
