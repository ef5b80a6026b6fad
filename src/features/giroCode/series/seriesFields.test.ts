import { expect, test } from 'vitest';
import { findColumns } from './seriesFields.ts';

test('the columns are found by their names, and are those of the form where none fits', () => {
  const header = ['Nr.', 'BIC', 'Kontoinhaber', 'IBAN', 'Betrag in €', 'Überschrift'];
  expect(findColumns(header, true)).toEqual({ bic: 1, name: 2, amount: 4, headline: 5, text: 'form' });
  expect(findColumns([], true)).toMatchObject({ name: 'form', amount: 'form' });
});

test('the columns are asked for where two fit', () => {
  const found = findColumns(['Name', 'Empfänger', 'Betrag', 'Betrag (neu)'], true);
  expect(found).toMatchObject({ name: 'ask', amount: 'ask' });
});

test.each(['Empfänger-IBAN', 'Empfänger BIC', 'Kontoinhaber Ort', 'Name der Bank', 'Empfängerkonto'])(
  '„%s“ is no name of a payee',
  (title) => expect(findColumns([title], true).name).toBe('form'),
);

test.each(['Empfänger', 'Empfängername', 'Empfaenger-Name', 'Name des Zahlungsempfängers', 'Begünstigter'])(
  '„%s“ is the name of the payee',
  (title) => expect(findColumns([title], false).name).toBe(0),
);

test('„Name“ is the payee of a list of accounts, and the person who pays in any other', () => {
  expect(findColumns(['Name'], true)).toMatchObject({ name: 0, headline: 'form' });
  expect(findColumns(['Name'], false)).toMatchObject({ name: 'form', headline: 0 });
});
