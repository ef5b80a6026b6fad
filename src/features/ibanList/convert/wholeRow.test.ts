import { expect, test } from 'vitest';
import { convertedRows, ibansOf } from '../../../../tests/support/convertedRows.ts';

const CERTAIN = 'DE89370400440532013000';
const OTHER = 'DE12500105170648489890';

test('a row that has lost a delimiter is in question, whatever another row leaves empty', async () => {
  const list = `BLZ;Name;Konto;Kundennr
37040044;Meier;532013000;70003
50010517;Huber;648489890;
37040044;Müller 532013000;70003
37040044;Weber;532013000;70001`;
  expect(await ibansOf(list)).toEqual([CERTAIN, OTHER, '', CERTAIN]);
});

test('quotes of two rows leave each its own account, also where all rows leave out a column', async () => {
  const list = `Nr;Ort;BLZ;Konto;Bem
1;"Alte Post;37040044;532013000
2;Rohr 5";50010517;648489890
3;x;50010517;648489890
4;y;37040044;532013000`;
  expect(await ibansOf(list)).toEqual([CERTAIN, OTHER, OTHER, CERTAIN]);
});

test.each([
  ['PLZ', '20095', '20095'],
  ['Mitgliedsnummer', '10015', '10015'],
  ['Name', 'Meier', '20730061'],
  ['Name', 'Meier', '2073006112'],
  ['Telefon', '040/71 08 27-46', '71082746'],
  ['Name', 'Meier', '1234567890'],
])(
  'an account number that is also the bank code or stands below „%s“ is in question',
  async (name, cell, account) => {
    expect(await ibansOf(`BLZ;Konto;${name}\n20730061;${account};${cell}`)).toEqual(['']);
  },
);

test('an identifier of a creditor beside the account is no IBAN', async () => {
  expect(await ibansOf('BLZ;Konto;Gläubiger-ID\n37040044;532013000;DE98ZZZ09999999999')).toEqual([CERTAIN]);
});

test.each([
  [
    'a sub-account',
    'BLZ;Konto;Unterkonto\n20070000;1234566;01',
    /steht „01“. Diese Ziffern können zu ihr gehören/,
  ],
  [
    'another IBAN',
    'BLZ;Konto;IBAN\n37040044;532013000;DE12500105170648489890',
    /^„DE12500105170648489890“ passt nicht/,
  ],
  [
    'a foreign IBAN',
    'BLZ;Konto;x\n37040044;532013000;AT611904300234573201',
    /^„AT611904300234573201“ passt nicht/,
  ],
  ['the end of an account that may be whole', 'BLZ;Konto;UK\n25050180;2176998;00', /steht „00“/],
  ['brackets around it', 'BLZ;Konto\n37040044;(532013000)', /^„\(532013000\)“ ist keine Kontonummer/],
  ['two dashes before it', 'BLZ;Konto\n37040044;--532013000', /^„--532013000“ ist keine Kontonummer/],
  ['a placeholder', 'BLZ;Konto\n37040044;1234567', /^„1234567“ sieht nach einem Platzhalter aus\.$/],
])('%s in the row puts it in question', async (_name, list, reason) => {
  const [row] = await convertedRows(list);
  expect(row?.iban).toBe('');
  expect(row?.reason).toMatch(reason);
});

test.each([
  ['its own', 'BLZ;Konto;IBAN\n37040044;532013000;DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  [
    'that of the plain formula',
    'BLZ;Konto;IBAN\n20070000;1234566;DE84200700000001234566',
    'DE68200700000123456600',
  ],
  ['sub-account 00', 'BLZ;Konto;Unterkonto\n20070000;1234566;00', 'DE68200700000123456600'],
])('%s beside an account does not', async (_name, list, iban) => {
  expect(await ibansOf(list)).toEqual([iban]);
});

test.each([
  ['neue BV: 50010517 / 648489890', ''],
  ['neue IBAN: DE12500105170648489890', ''],
  ['>DE12500105170648489890', ''],
  ['richtige Kontonummer: 600123456', ''],
  ['Huber, Kto 648489890 BLZ 50010517', ''],
  ['Kto neu 607669', ''],
  ['Kd 47110815, Rechnung 2024-0815 vom 01.02.2024', CERTAIN],
  ['Konto 532013000, BLZ 37040044', CERTAIN],
  ['IBAN DE89 3704 0044 0532 0130 00', CERTAIN],
  ['D-50667 Köln, Tel. 0221 123456', CERTAIN],
  ['Mandat MND-2024-000123', CERTAIN],
])('a row is in question exactly if its note names another account: %s', async (note, iban) => {
  expect(await ibansOf(`BLZ;Konto;Notiz\n37040044;532013000;${note}`)).toEqual([iban]);
});

test.each([
  '532013000 zu löschen',
  '532013000 passiv',
  '532013000 (Nebenkonto 03)',
  '532013000 / Bank-Nr. 774591277',
])('words beside an account number that may be about it are asked about: %s', async (cell) =>
  expect(await ibansOf(`BLZ;Konto\n37040044;${cell}`)).toEqual(['']),
);

const SOUND = '37040044;532013000';
const ibansBeside = (heading: string, cells: readonly string[]) =>
  ibansOf([`BLZ;Konto;${heading}`, ...cells.map((cell) => `${SOUND};${cell}`)].join('\n'));

test.each([
  ['Name', ['Altmann & Neumann GbR', 'Ersatzteile Krause']],
  ['Name', ['Konto Miete', 'Neu-Ulm, Alte Gasse']],
  // The account of somebody else, whose bank is the same in all rows.
  ['BIC Auftraggeber', ['INGDDEFFXXX', 'INGDDEFFXXX', 'INGDDEFFXXX']],
  ['Bank', ['Commerzbank', 'Commerzbank Köln', 'CoBa']],
  ['Rest', ['-', '--', '']],
  ['Whg.', ['1001', '1002', '1003']],
  ['Notiz', ['Kd-Nr. 100234', 'Mobil 0171 2345678', '1234567 EUR', '532013000 stimmt']],
  ['Kunde', ['4711081 Meier', 'Meier 4711081']],
  ['Notiz', ['zahlt immer pünktlich', 'Rechnung per Post', 'Kunde seit 1998', 'Familienbeitrag']],
  ['Kennzeichen', ['K-AB 123', 'K-XY 9', 'ab 18 Uhr erreichbar', '0221 950336']],
  ['StKl', [...'1111111251']],
])('%s: these cells say nothing against an account: %j', async (heading, cells) => {
  expect(await ibansBeside(heading, cells)).toEqual(cells.map(() => CERTAIN));
});

test('a row without both numbers gets the IBAN that it has instead, if the heading says only that', async () => {
  const row = (name: string) =>
    ibansOf(
      `Name;BLZ;Konto;${name}\n${`Anna Meier;${SOUND};\n`.repeat(9)}Bernd Huber;;;DE12 5001 0517 0648 4898 90`,
    );
  expect(await row('IBAN')).toEqual([...Array(9).fill(CERTAIN), 'DE12500105170648489890']);
  expect(await row('IBAN Auftraggeber')).toEqual([...Array(9).fill(CERTAIN), '']);
});

test('a number in a column that is empty in all rows before puts its row in question', async () => {
  const list = ['BLZ;Konto;Frei1;Frei2;Telefon', ...Array(200).fill(`${SOUND};;;`)];
  const rows = [`${SOUND};neu;648489890;`, `${SOUND};;;02211234567`, `${SOUND};;20240131;`, `${SOUND};;12;`];
  const ibans = await ibansOf([...list, ...rows].join('\n'));
  expect(ibans.slice(-4)).toEqual(['', CERTAIN, CERTAIN, CERTAIN]);
});

test('where most rows have the same word of doubt, it still counts', async () => {
  const cells = ['aufgelöst', 'aufgelöst', 'aufgelöst', 'ok'];
  expect(await ibansBeside('Status', cells)).toEqual(['', '', '', CERTAIN]);
});

test('below a heading that limits the bank, a date ends the account in each row', async () => {
  const dates = ['31.12.2010', '30.06.2012', '31.12.9999'];
  expect(await ibansBeside('Bankverb. bis', dates)).toEqual(['', '', CERTAIN]);
});

test('where most rows say that their number is an account, the others have another', async () => {
  const kinds = ['Konto', 'Depot', 'Konto', 'Konto'];
  expect(await ibansBeside('Nummernart', kinds)).toEqual([CERTAIN, '', CERTAIN, CERTAIN]);
});

test('remarks are asked about also where most rows have one', async () => {
  const notes = ['hilft beim Fest', 'Abbuchung ging schief', 'kommt mit Rad'];
  expect(await ibansBeside('Notiz', notes)).toEqual(['', '', '']);
});

test('where most rows name other banks than their own, a column has slipped', async () => {
  const banks = ['Postbank', 'Sparkasse KölnBonn', 'HypoVereinsbank', 'ING-DiBa'];
  expect(await ibansBeside('Bank', banks)).toEqual(['', '', '', '']);
});

const CALLED_OUT =
  'NICHT nutzen Meier|#Meier|-- 7015|G\u0336e\u0336r\u0336d\u0336|Köhler, Sabine (+)|Vormieter Berger|ex Meier|Meier +2019|' +
  'N.N.|z. B. Meier|Mustermann, Max|Meier i. Ins.|Fa. Meier i. L.|Vorname, Name|Meier Witwe';
test.each(CALLED_OUT.split('|'))(
  'a row that is called out, skipped, struck out or of nobody is in question: %s',
  async (name) => {
    const rows = ['Anna Maier', 'Bernd Maier', 'Clara Maier'].map((each) => `${each};${SOUND}`);
    const list = ['Name;BLZ;Konto', ...rows, `${name};50010517;648489890`].join('\n');
    expect(await ibansOf(list)).toEqual([CERTAIN, CERTAIN, CERTAIN, '']);
  },
);

test('remarks among names below no heading are in question, plain names are not', async () => {
  const names = [...'abcdefghi'].map((letter) => `Eva Ruf${letter}`);
  const remarks = ['Eva Ruf bitte prüfen', 'Eva Ruf Sperrliste', 'Eva Ort nicht buchen'];
  const rows = [...names, 'Voss, Eva', ...remarks].map((name) => `${name};37040044;532013000`);
  const certain = Array<string>(10).fill(CERTAIN);
  expect(await ibansOf([';BLZ;Konto', ...rows].join('\n'))).toEqual([...certain, '', '', '']);
});

test.each([
  ['COMMERZBANK', CERTAIN],
  ['Coba', CERTAIN],
  ['Dt. Bank', ''],
  ['Voba Bonn', ''],
])('the bank of a row, „%s“, and that of a foreign IBAN, of which nothing is known', async (bank, iban) => {
  const rows = [...Array(9).fill('Commerzbank'), bank].map((name) => `37040044;532013000;${name}`);
  const ibans = await ibansOf(`BLZ;Konto;Bank\n${rows.join('\n')}\n;AT611904300234573201;Erste Bank`);
  expect(ibans.slice(8)).toEqual([CERTAIN, iban, 'AT611904300234573201']);
});

test('what is found out about the form of a row counts for no account that may be something else', async () => {
  const rows = ['370400449', '532013000', '123456789', '370400449', '532013000'];
  const list = rows.map((account) => `37040044 Commerzbank;${account}`).join('\n');
  expect(await ibansOf(`BLZ;Konto\n${list}`)).toEqual(['', CERTAIN, '', '', CERTAIN]);
});
