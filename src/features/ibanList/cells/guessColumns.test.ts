import { expect, test } from 'vitest';
import { guessColumns } from './guessColumns.ts';

const IBAN = 'DE89370400440532013000';
const RESULT = ['IBAN', 'BIC', 'Bank', 'Ergebnis', 'Grund'];
const known = (digits: string) => digits === '37040044';

test('of a list that was converted before, the accounts are converted again, not the old IBANs', () => {
  const header = ['BLZ', 'Kontonummer', 'Name', ...RESULT];
  const rows = [
    ['37040044', '532013000', 'Anna', IBAN, 'COBADEFFXXX', 'Commerzbank', 'berechnet', ''],
    ['37040044', '532013001', 'Bernd', IBAN, 'COBADEFFXXX', 'Commerzbank', 'berechnet', ''],
    // Missing when the list was converted.
    ['', '11', 'Carla', '', '', '', 'nicht lesbar', 'Die Bankleitzahl fehlt.'],
    ['', '12', 'Dirk', '', '', '', 'nicht lesbar', 'Die Bankleitzahl fehlt.'],
    ['x', '13', 'Ewa', IBAN, '', '', 'nicht lesbar', 'Die Bankleitzahl fehlt.'],
  ];
  expect(guessColumns(header, rows, known).columns).toEqual({
    kind: 'accounts',
    bankCode: 0,
    accountNumber: 1,
  });
});

test('a list of IBANs that was converted before is checked again', () => {
  const header = ['Name', 'IBAN', 'IBAN (neu)', ...RESULT.slice(1)];
  const rows = [['Anna', IBAN, IBAN, 'COBADEFFXXX', 'Commerzbank', 'IBAN rechnerisch richtig', '']];
  expect(guessColumns(header, rows, known).columns).toEqual({ kind: 'ibans', iban: 1 });
});
