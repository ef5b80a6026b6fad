import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { ibansOf } from '../../../../tests/support/convertedRows.ts';
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

const CERTAIN = 'DE89370400440532013000';

const SOUND = '37040044;532013000';

/** A list in which all rows are sound and have the usual cells, but for the last. */
const tenRows = (heading: string, usual: string, last: string) =>
  [heading, ...Array(9).fill(usual), last].join('\n');

test.each([
  ['BLZ;Konto;Betrag;Name;Ort', `${SOUND};12,50;Meier;Köln`, '10080086;1250,00;Weber;Bonn;'],
  ['BLZ;Konto;PLZ;Ort;Name', `${SOUND};50667;Köln;Meier`, '10080086;50667;Bonn;Weber;'],
  ['BLZ;Name;Konto;Kunde', `37040044;Meier;532013000;70003`, '10080086;1011192;70003;'],
  ['Name;Konto;BLZ;PLZ;Ort', `Meier;532013000;37040044;50667;Köln`, '52624;1011192;10080086;;'],
])('cells that fit the columns beside theirs put their row in question: %s', async (heading, usual, last) => {
  expect((await ibansOf(tenRows(heading, usual, last))).slice(-2)).toEqual([CERTAIN, '']);
  const frei = usual.replace('12,50', 'frei').replace('50667', 'A-1010');
  expect((await ibansOf(tenRows(heading, usual, frei))).at(-1)).toBe(CERTAIN);
});

test.each([
  ['a number in a column that few rows fill', 'Frei', '', '648489890'],
  ['the same with a sign', 'Bemerkung', '', '648489890!'],
  ['anything below a heading of another account', 'neue Bank', '', 'DKB'],
  ['a bank beside which only few rows name one', 'Notiz', '', 'Sparkasse Leipzig'],
  ['the digits of a date', 'Geburtstag', '17.03.1957', '53.20.13000'],
  ['a mark of a note', 'Name', 'Meier', 'Weber *'],
  ['a word of doubt in brackets', 'Name', 'Meier', 'Max Mustermann (Beispiel)'],
  ['a question', 'Notiz', '', 'Kto?'],
  ['words in a column of names', 'Name', 'Meier', 'Muster - bitte löschen'],
  ['a statement where nearly all say the same', 'Zahlungsweg', 'Lastschrift', 'über Arbeitgeber'],
  ['the account of somebody', 'Zahlungsweg', 'Lastschrift', 'Lastschrift vom Konto der Eltern'],
  ['other check digits', 'PZ', '89', '88'],
  ['a number of another length than all others', 'Kunde', '10015', '648489890'],
  ['a word among numbers', 'Betrag', '12,50', 'zurück'],
  ['a raised number', 'Name', 'Meier', 'Weber ¹'],
  ['a number of a note', 'Name', 'Meier', 'Weber (1)'],
  ['a sign that no name has', 'Nummer', '4001', '[4002]'],
  ['no below a heading of the account', 'Aktuelles Konto', 'ja', 'nein'],
  ['a sign alone', 'Bemerkung', '', '!!!'],
])('%s puts a row in question: %s', async (_name, heading, usual, cell) => {
  const list = tenRows(`BLZ;Konto;${heading}`, `${SOUND};${usual}`, `${SOUND};${cell}`);
  expect((await ibansOf(list)).slice(-2)).toEqual([CERTAIN, '']);
});

test.each(['Rückläufer', 'raus', 'do not use', '5. Stelle unleserlich', 'Null zu viel', 'Kasse prüft'])(
  'a remark is asked about unless each of its words is known to be about something else: %s',
  async (note) => {
    const others = [
      'Ehrenmitglied',
      'zahlt halbjährlich',
      'umgezogen, neue Adresse',
      'nicht stimmberechtigt',
    ];
    const rows = ['', '', ...others, '', '', 'Tel. mittags', 'ab 2024 Rentner', note];
    const list = ['BLZ;Konto;Bemerkung', ...rows.map((cell) => `${SOUND};${cell}`)].join('\n');
    expect(await ibansOf(list)).toEqual(rows.map((cell) => (cell === note ? '' : CERTAIN)));
  },
);

test('an account number that is a date of its row, written otherwise, is asked about', async () => {
  const rows = ['BLZ;Konto;Eintritt', '20730061;20011231;31.12.2001', '20730061;20011231;01.02.2003'];
  expect((await ibansOf(rows.join('\n'))).map((iban) => iban !== '')).toEqual([false, true]);
});

test('telephone numbers may have another length than most', async () => {
  const list = tenRows('BLZ;Konto;Mobil', `${SOUND};01712345678`, `${SOUND};0171234567`);
  expect((await ibansOf(list)).at(-1)).toBe(CERTAIN);
});
