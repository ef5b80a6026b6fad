import { expect, test } from 'vitest';
import { convertedRows, ibansOf } from '../../../../tests/support/convertedRows.ts';

const CERTAIN = 'DE89370400440532013000';
const SOUND = '37040044;532013000';

test.each([
  'Alte Konten',
  'TESTDATEN',
  'Sperrliste 2023',
  'Frühere Bankverbindungen',
  'Ungültige Konten 2023',
  'Bankleitzahlen vor der Fusion',
  'Konto/Name/BLZ',
])(
  'rows below a title about old accounts are in question, above the heading or further down, and the row it may be about: %s',
  async (title) => {
    expect(await ibansOf(`${title};\nBLZ;Konto\n${SOUND}`, 2)).toEqual(['']);
    const rows = [SOUND, SOUND, `${title};`, SOUND];
    expect(await ibansOf(`BLZ;Konto\n${rows.join('\n')}`)).toEqual([CERTAIN, '', '', '']);
  },
);

test.each([
  ['Stammdaten;Bankverbindung bis 2012;\nName;BLZ;Konto', 2],
  [';Altkonto (nur Info);Altkonto (nur Info)\nName;BLZ;Konto', 2],
  ['Alte Konten\nStand 2024\nName;BLZ;Konto', 3],
  ['Name;BLZ;Konto\n;(alt);(alt)', 1],
])(
  'a line beside the heading that speaks against its columns does so for all rows: %s',
  async (heading, headerRow) => {
    const rows = (lines: string) => ibansOf([lines, ...Array(5).fill(`Anna;${SOUND}`)].join('\n'), headerRow);
    expect((await rows(heading)).join('')).toBe('');
    const plain = heading.replace(/Bankver[^;]*|Altkonto[^;\n]*|\(alt\)|Alte Konten/g, 'Bankdaten');
    expect((await rows(plain)).slice(-5)).toEqual(Array(5).fill(CERTAIN));
  },
);

test('a row without number and name is the second account of the row above', async () => {
  const rows = (second: string) =>
    ibansOf(
      [
        'Nr;Name;Ort;BLZ;Konto',
        ...Array(5).fill(`7;Anna Vogt;Ulm;${SOUND}`),
        second,
        `8;Eva Vogt;Ulm;${SOUND}`,
      ].join('\n'),
    );
  expect((await rows(';;Ulm;50010517;648489890')).slice(-4)).toEqual([CERTAIN, '', '', CERTAIN]);
  expect((await rows('7;jetzt;Ulm;50010517;648489890')).slice(-4)).toEqual([CERTAIN, '', '', '']);
  expect(await rows(`;Dirk Vogt;Ulm;${SOUND}`)).toEqual(Array(7).fill(CERTAIN));
});

test.each(['vorige Zeile ungültig', '^ stimmt nicht', 'Testdaten – nicht buchen'])(
  'a line with a statement may be about the row above it as well: %s',
  async (line) => {
    expect(await ibansOf(`BLZ;Konto\n${SOUND}\n${SOUND}\n${line};\n${SOUND}`)).toEqual([CERTAIN, '', '', '']);
  },
);

test('in a long list, too, lines below it are about the rows with their numbers or marks', async () => {
  const numbers = [...Array(10_000).keys()].map((index) => 532_013_000 + 2 * index);
  const rows = numbers.map((number) => `Anna;10010200;${number}`);
  const lines = numbers.slice(1).map((number) => `Konto ${number} kam zurück;;`);
  const marks = numbers.map((number) => number.toString(36).slice(-3));
  const legend = marks.filter((mark) => /^.?\d/.test(mark)).map((mark) => `${mark} = Konto gelöscht;;`);
  const ibans = await ibansOf(['Name;BLZ;Konto', ...rows, ...legend, ...lines].join('\n'));
  expect(ibans.flatMap((iban, row) => (iban === '' ? [] : row))).toEqual([0]);
});

test('the newer of two rows of a person asks about the one above it', async () => {
  const rows = (first: string) =>
    ibansOf(`Name;BLZ;Konto;Notiz\n${first};${SOUND};\nAnna Meier;50010517;648489890;neue Bankverbindung`);
  expect(await rows('Anna Meier')).toEqual(['', '']);
  expect(await rows('Eva Huber')).toEqual([CERTAIN, '']);
});

test('rows below a title of doubt are in question', async () => {
  const list = `Name;BLZ;Konto\nAnna Vogt;${SOUND}\n;;\nGelöschte Konten;;\nClara Vogt;${SOUND}\nMitglieder;;\nDirk Vogt;${SOUND}`;
  expect(await ibansOf(list)).toEqual([CERTAIN, '', '', '', '', CERTAIN]);
});

test('a line of unknown words puts the rows around it in question, a row with nothing but a name none', async () => {
  const rows = (first: string, line: string) =>
    ibansOf(`${first};BLZ;Konto\nAnna;${SOUND}\n${line};;\nClara;${SOUND}`);
  expect(await rows('Nr', 'Papierkorb')).toEqual(['', '', '']);
  expect(await rows('Nr', 'Abteilung')).toEqual([CERTAIN, '', CERTAIN]);
  expect(await rows('Name', 'Bernd Voss')).toEqual([CERTAIN, '', CERTAIN]);
});

test('free lines with a name before both numbers are read, and a line of words is about the one above it', async () => {
  const line = (name: string) => `${name}: Konto 532013000 BLZ 37040044`;
  const list = [
    line('Anna Voss'),
    line('Voss, Bernd'),
    line('Dirk'),
    '12.03.12, 18:01:11 Dirk: Korrektur: 4711081',
    line('Clara'),
    'Irrtum',
  ].join('\n');
  expect(await ibansOf(list, 0)).toEqual([CERTAIN, CERTAIN, '', '', '', '']);
});

test('a line about those above it puts them in question, a title of usual words none', async () => {
  const list = `BLZ;Konto\n${SOUND}\nObige Nummern sind Beispiele;\n${SOUND}`;
  expect(await ibansOf(list)).toEqual(['', '', CERTAIN]);
  const titles =
    'Bankverbindungen der Mitglieder (IBAN-Liste)|Erstellt am 1.3.2014 von Anna Meier|(12 Zeilen)|Mitgliederliste TSV Musterdorf, Stand 2012';
  for (const title of titles.split('|'))
    expect(await ibansOf(`${title};\nBLZ;Konto\n${SOUND}`, 2)).toEqual([CERTAIN]);
});

test.each([';;954', '9545;;', ';9545;'])(
  'a line of digits puts the rows above and below it in question: %s',
  async (line) => {
    const list = `Name;BLZ;Konto\nAnna Vogt;${SOUND}\nBernd Vogt;${SOUND}\n${line}\nClara Vogt;${SOUND}\nDirk Vogt;${SOUND}`;
    expect(await ibansOf(list)).toEqual([CERTAIN, '', '', '', CERTAIN]);
  },
);

test('rows below a heading that names other columns are in question, until one names the same again', async () => {
  const amounts = ['Betrag;BLZ;Konto', `1.234,00;${SOUND}`];
  const other = ['Konto;BLZ;Betrag', `1.234,00;${SOUND}`, `532013000;37040044;x`];
  const list = [...amounts, ...other, ...amounts].join('\n');
  const rows = await convertedRows(list);
  expect(rows.map(({ iban }) => iban)).toEqual([CERTAIN, '', '', '', '', CERTAIN]);
  expect(rows[1]?.reason).toMatch(/^Hier stehen noch einmal die Namen der Spalten/);
  for (const row of [2, 3])
    expect(rows[row]?.reason).toMatch(/^Über der Zeile steht die Überschrift „Konto · BLZ · Betrag“/);
});

test.each(['BLZ alt;Konto alt', 'BLZ Zahler;Konto Zahler', ';Rechnung'])(
  'rows below another heading are in question, for which one word is enough: %s',
  async (heading) => {
    const rows = [SOUND, '', heading, SOUND];
    expect(await ibansOf(`BLZ;Konto\n${rows.join('\n')}`)).toEqual([CERTAIN, '', '', '']);
  },
);

test.each([
  ['! = Konto erloschen', 'Bernd!', ['', CERTAIN]],
  ['K = Konto zu', 'Bernd K', ['', CERTAIN]],
  ['rot = ungültig', 'Bernd', ['', '']],
])('the rows with the mark of a legend are in question: %s', async (legend, marked, ibans) => {
  const list = `Name;BLZ;Konto\n${marked};${SOUND}\nKlara;${SOUND}\n${legend};;`;
  expect((await ibansOf(list)).slice(0, 2)).toEqual(ibans);
});

test('a note below the list that speaks against its rows is about all of them, but a legend is not', async () => {
  const list = `Name;BLZ;Konto\nAnna;${SOUND}\nBernd;${SOUND}\n`;
  const rows = await convertedRows(`${list}Diese Liste ist ungültig.;;`);
  expect(rows.map(({ iban }) => iban)).toEqual(['', '', '']);
  expect(rows[0]?.reason).toMatch(/^In einer anderen Zeile steht „Diese Liste ist ungültig.“/);
  const harmless =
    '* = Konto gelöscht|Stand 2024|TuS Eintracht 1923 e. V.|Beitragseinzug|gedruckt am 02.01.2014|Kassenwart: W. Stöver|Seite 1 von 3|leere Zeile|B|Passive|Insgesamt 34 Mitglieder|Gruppe A';
  for (const note of harmless.split('|'))
    expect(await ibansOf(`${list}${note};;`)).toEqual([CERTAIN, CERTAIN, '']);
});

test.each([
  'neu;50010517;648489890',
  'Löschen;50010517;648489890',
  'neues Konto: 4711081;;',
  ';neue BLZ 50010517;',
  ';37040044;532013000 alt',
  ';(Zeile oben ungültig);',
  'Bernd Vogt;;Konto gelöscht',
])('a line that goes on with the row above it puts that in question, and no other: %s', async (line) => {
  const list = `Name;BLZ;Konto\nAnna Vogt;${SOUND}\nBernd Vogt;${SOUND}\n${line}\nFreie Zeile;;\nClara Vogt;${SOUND}\nDirk Vogt;${SOUND}`;
  expect(await ibansOf(list)).toEqual([CERTAIN, '', '', '', CERTAIN, CERTAIN]);
});

test('a remark in the first column is about its own row', async () => {
  const rows = ['Trainer', 'bar', 'gekündigt', ...Array(6).fill('Jugend')].map(
    (note) => `${note};Anna;${SOUND}`,
  );
  const ibans = await ibansOf(`Notiz;Name;BLZ;Konto\n${rows.join('\n')}`);
  expect(ibans).toEqual([CERTAIN, CERTAIN, '', ...Array(6).fill(CERTAIN)]);
});
