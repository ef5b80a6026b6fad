import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { ibansOf } from '../../../../tests/support/convertedRows.ts';
import { convertRow } from './convertRow.ts';

const convert = (...cells: readonly string[]) =>
  convertRow(newestDirectory(), cells, { kind: 'accounts', bankCode: 0, accountNumber: 1 });

test.each([
  ['BLZ 37040044', '532013000', 'Wörter neben der Zahl weggelassen.'],
  ['37040044 Commerzbank Köln', '532013000', '„Commerzbank Köln“ weggelassen.'],
  ['37040044 ab 2023', '532013000', '„ab 2023“ weggelassen.'],
  ['37040044', 'Konto 532013000', 'Wörter neben der Zahl weggelassen.'],
])('%s | %s: the row says what was left out', (bankCode, account, leftOut) => {
  expect(convert(bankCode, account)).toMatchObject({
    iban: 'DE89370400440532013000',
    isRepaired: true,
    reason: expect.stringContaining(leftOut),
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

interface RowInQuestion {
  readonly name: string;
  readonly heading: string;
  /** The cell of all rows but the last. */
  readonly usual: string;
  readonly cell: string;
  readonly rows?: number;
}
const rowsInQuestion: readonly RowInQuestion[] = JSON.parse(
  readFileSync('tests/fixtures/rowsInQuestion.json', 'utf8'),
);

test.each(rowsInQuestion)(
  '$name in a row puts it in question, and no other: $cell',
  async ({ heading, usual, cell, rows = 3 }) => {
    const cells = [...Array(rows - 1).fill(usual), cell];
    const list = [`BLZ;Konto;${heading}`, ...cells.map((each) => `${SOUND};${each}`)].join('\n');
    expect(await ibansOf(list)).toEqual([...Array(rows - 1).fill(CERTAIN), '']);
  },
);

test.each(['Rückläufer', 'raus', 'do not use', '5. Stelle unleserlich', 'Null zu viel', 'Kasse prüft'])(
  'a remark is asked about unless each of its words is known to be about something else: %s',
  async (note) => {
    const others = [
      'Ehrenmitglied',
      'zahlt halbjährlich',
      'umgezogen, neue Adresse',
      'nicht stimmberechtigt',
      'halbj., fällig 14.12.2026',
      'Urlaub 28 Tage, Steuerklasse I, Ansprechpartner Hr. Wolf',
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

test.each([...'aA!(- ', '1 ', 'Ab 1 ', 'A b, ', 'neu ', 'NEU ', '1*'])(
  'a cell of 600,000 characters, „%s“ again and again, is read',
  async (part) => {
    const rows = [part.repeat(600_000 / part.length), 'Meier'].map((name) => `${SOUND};${name}`);
    expect((await ibansOf(['BLZ;Konto;Name', ...rows].join('\n'))).at(-1)).toBe(CERTAIN);
  },
);

test('telephone numbers may have another length than most', async () => {
  const list = tenRows('BLZ;Konto;Mobil', `${SOUND};01712345678`, `${SOUND};0171234567`);
  expect((await ibansOf(list)).at(-1)).toBe(CERTAIN);
});

test.each([
  ['Name', 'Meier Kontolöschung'],
  ['Name', 'Dummy Meier'],
  ['Name', 'Huber Verstorben'],
  ['SEPA', 'Entzogen'],
  ['geprüft', 'weg'],
  ['Kto-Ende', '12.05.2012'],
  ['Kontoprüfung', 'Fehler'],
  ['Bemerkung', 'Mandat: nein'],
  ['Bemerkung', 'Kundennummer'],
  ['Bemerkung', 'gültig vom 01.07.2031'],
  ['Mandat', 'ist tot lt. Tochter'],
  ['Bank', 'Commerzbank Baufi'],
  ['Bemerkung', 'GENODEF1HEM'],
  ['Bemerkung', 'Fantasienr.'],
  ['Bemerkung', '-02'],
  ['Bemerkung', '(!)'],
])(
  'a cell that looks otherwise than the others of its column is asked about: %s „%s“',
  async (name, cell) => {
    const usual =
      {
        Name: 'Huber',
        Ort: 'Köln',
        Mandat: 'RCUR',
        Bank: 'Commerzbank',
        SEPA: 'Ja',
        geprüft: 'Ja',
        Kontoprüfung: 'ok',
      }[name] ?? '';
    const rows = [...Array(30).keys()].map((index) => `${index === 20 ? cell : usual};${SOUND}`);
    const ibans = await ibansOf([`${name};BLZ;Konto`, ...rows].join('\n'));
    expect(ibans.flatMap((iban, index) => (iban === '' ? index : []))).toEqual([20]);
  },
);

test('a word below the heading of a number, in a column with few cells, is a remark', async () => {
  const rows = ['Einwilligungsvorbehalt', 'M-204', ...Array(10).fill('')].map((cell) => `${cell};${SOUND}`);
  const ibans = await ibansOf(['Mandatsstatus;BLZ;Konto', ...rows].join('\n'));
  expect(ibans.flatMap((iban, index) => (iban === '' ? index : []))).toEqual([0]);
});

test('double names, companies and titles are no remarks', async () => {
  const names = [
    'García Huber',
    'Al Huber',
    'Huber & Söhne',
    'Dr. Huber',
    'von der Huber',
    'Auto Huber GmbH',
    'Dr. med. Huber',
    'Huber 24 GmbH',
    ...Array(40).fill('Huber'),
  ];
  const ibans = await ibansOf(['Name;BLZ;Konto', ...names.map((name) => `${name};${SOUND}`)].join('\n'));
  expect(ibans).not.toContain('');
});
