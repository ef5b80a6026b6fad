import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { convertRow } from './convertRow.ts';

const convert = (...cells: readonly string[]) =>
  convertRow(newestDirectory(), cells, { kind: 'accounts', bankCode: 0, accountNumber: 1 });

test.each([
  ['BLZ 37040044', '532013000'],
  ['37040044 Commerzbank Köln', '532013000'],
  ['37040044', 'Konto 532013000'],
])('%s | %s: the row says that words were left out', (...cells) => {
  expect(convert(...cells)).toMatchObject({
    iban: 'DE89370400440532013000',
    isRepaired: true,
    reason: expect.stringContaining('Wörter neben der Zahl weggelassen.'),
  });
});

test.each(['Girokonto 37040044', 'Kundennummer 37040044', '37040044 EUR', 'nicht 37040044'])(
  '%s is no bank code, so the row gets no IBAN',
  (cell) => {
    expect(convert(cell, '532013000')).toMatchObject({ outcome: 'unreadable', iban: '' });
  },
);

test.each([
  ['its BIC', 'DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', 'iban-right'],
  ['its label and an invoice', 'IBAN: DE89370400440532013000 Rechnung 4711', 'iban-right'],
  ['nothing, foreign', 'IBAN AT61 1904 3002 3457 3201', 'iban-right'],
  ['the beginning of another', 'DE34 7003 1000 0087 2991 11, DE50 5002 2200…', 'unreadable'],
  ['a word of doubt', 'DE89370400440532013000 erloschen', 'unreadable'],
  ['another account number', 'DE89370400440532013000 Konto 532013001', 'unreadable'],
  ['an IBAN with a missing digit', 'DE89370400440532013000, DE1250010517064848989', 'iban-wrong'],
])('beside an IBAN stands %s', (_name, cell, outcome) => {
  expect(convertRow(newestDirectory(), [cell], { kind: 'ibans', iban: 0 }).outcome).toBe(outcome);
});
