import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { convertedRows } from '../../../../tests/support/convertedRows.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from './convertRow.ts';

const directory = newestDirectory();
const accounts = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;
const outcome = (cells: readonly string[], columns: Columns = accounts) =>
  convertRow(directory, cells, columns).outcome;

describe('a sum is no account [11.12]', () => {
  test.each([
    [['Summe', '', '', '570,46']],
    [['', '', 'Gesamtsumme:', '570,46']],
    [['', '', 'Zwischensumme', '570,46']],
    [['', 'Summe EUR', '', '570,46']],
    [['', '', 'Übertrag', '1.204,00']],
    [['Summe 2', '', '', '1']],
  ])('%j', (cells) => {
    expect(outcome(cells)).toBe('sum-line');
    const { reason, iban } = convertRow(directory, cells, accounts);
    expect(reason).toMatch(/^Wegen „.*“ halten wir das für eine Summe\. Die Zeile bleibt, wie sie ist\.$/);
    expect(iban).toBe('');
  });

  test('in a list of IBANs and in one with both numbers in a cell', () => {
    expect(outcome(['Summe', '12'], { kind: 'ibans', iban: 0 })).toBe('sum-line');
    expect(outcome(['Summe', '12'], { kind: 'combined', cell: 0 })).toBe('sum-line');
  });

  test.each([
    ['a name that begins so', ['', '', 'Summer GmbH', '1']],
    ['a company', ['', '', 'Total Energies', '1']],
    ['a company beside words', ['unbekannt', 'folgt', 'Total', '1']],
    ['a row whose number is damaged', ['3704004', '', 'Summe', '1']],
    ['a row with an account number', ['', '532013000', 'Summe', '1']],
    ['an empty row of a list without accounts', ['', '', '', '570,46']],
  ])('but %s still has to be looked at', (_name, cells) => {
    expect(outcome(cells)).toBe('unreadable');
  });

  test('but a row with an account is converted, whatever else it says', () => {
    expect(outcome(['37040044', '532013000', 'Summe'])).toBe('computed');
  });
});

test('a row of somebody without bank code and account number is no account, unless a number may be one [11.12]', async () => {
  const none = ['bar;', ';', '-;–', 'Überweisung;keine'].map((cells) => `${cells};Clara;54321 Trier`);
  const noted = ['Konto folgt', '4711081', '12345', 'DE89370400440532013000'].map(
    (note) => `;;Clara;${note}`,
  );
  const open = ['37040044;;Clara;', ';532013000;Clara;', 'folgt;;Clara;', ';;;570,46', ...noted];
  const list = ['BLZ;Konto;Name;Notiz', '37040044;532013000;Anna;', ...none, ...open].join('\n');
  const reasons = (await convertedRows(list)).map(({ reason = '' }) => reason);
  const areNone = reasons.map((reason) => reason.includes('weder Bankleitzahl noch Kontonummer'));
  expect(areNone).toEqual([false, ...none.map(() => true), ...open.map(() => false)]);
});

describe('the header once more is no account', () => {
  test.each([[['BLZ', 'Konto', 'Name']], [['Bankleitzahl', 'Kontonummer', '']]])('%j', (cells) => {
    expect(outcome(cells)).toBe('header-again');
  });

  test('but one of the two words alone is not enough', () => {
    expect(outcome(['BLZ', '', 'Name'])).toBe('unreadable');
    expect(outcome(['Konto', '532013000', 'Name'])).toBe('unreadable');
  });
});
