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
