import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { allRows, converted, isKnown } from '../../../../tests/support/convertedRows.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { ASK, type Columns, usedColumns } from '../cells/columns.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { openTable } from './openTable.ts';

const directory = newestDirectory();
const MEIER_AND_HUBER = 'Meier;37040044;532013000\nHuber;50010517;648489890\n';
const columns: Columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 };

describe('what is recognised in a list', () => {
  const open = (text: BlobPart) => openTable(new Blob([text]), {}, isKnown);
  const ibansOf = async (text: BlobPart) => {
    const { list } = await converted(new Blob([text]));
    return (await allRows(list)).map(({ result }) => result.iban);
  };

  test.each([
    ['Mitglieder 2026\n\nBLZ;Konto;Name\n37040044;532013000;Anna\n37040044;532013100;Doris\n', 3],
    ['"Mitglieder; 2026"\nIBAN;Name\nDE89370400440532013000;Anna\nDE88370400440532013000;Doris\n', 2],
  ])(
    'a result that was saved is read as it was written, with a title above it: %j',
    async (text, headerRow) => {
      const { opened, csv } = await converted(new Blob([text]));
      const again = await open(await csv.text());
      expect(again.format).toMatchObject({ encoding: 'utf-8', delimiter: ';', headerRow });
      expect(again.columns).toEqual(opened.columns);
      expect(again.columnCount).toBe(opened.columnCount + RESULT_COLUMNS.length);
      expect(await ibansOf(await csv.text())).toEqual(await ibansOf(text));
    },
  );

  test('lines of a text with unequal numbers of commas and semicolons are read as lines, not as cells', async () => {
    const lines =
      'Herr Max Müller, Konto 532013000, BLZ 37040044\nFrau Eva, Ulm, BLZ 50010517, Kto 648489890';
    expect(await ibansOf(lines)).toEqual(['DE89370400440532013000', 'DE12500105170648489890']);
    const mixed = 'Max Müller / BLZ 37040044 / Konto 532013000\nOtto Ott; Kto 532013000; BLZ 37040044';
    expect(await ibansOf(`${lines}\n${mixed}`)).not.toContain('');
    const table = await open('Max Müller,BLZ 37040044,Konto 532013000\nEva,BLZ 50010517,Kto 648489890');
    expect(table.format).toMatchObject({ delimiter: ',', rowWidth: 3 });
  });

  /** Encodes a text in which some characters stand for single bytes above 127. */
  const inBytes = (text: string, bytes: Readonly<Record<string, number>>) =>
    Uint8Array.from(text, (character) => bytes[character] ?? character.charCodeAt(0));
  const DOS = { ü: 0x81, ä: 0x84, ö: 0x94, Ä: 0x8e, Ö: 0x99, Ü: 0x9a, ß: 0xe1 };
  const MAC = { ü: 0x9f, ä: 0x8a, ö: 0x9a, Ä: 0x80, Ö: 0x85, Ü: 0x86, ß: 0xa7 };

  test.each(['Müller', 'Bär', 'Köln', 'Groß', 'Özdemir, Weiß und Übel in der Straße am Nußbaum'])(
    'a list of DOS or of an old Mac is read with its letters: %s',
    async (name) => {
      for (const [encoding, bytes] of [
        ['cp850', DOS],
        ['macintosh', MAC],
        ['windows-1252', {}],
      ] as const) {
        const { format, rows } = await open(inBytes(`BLZ;Konto;Name\n37040044;532013000;${name}\n`, bytes));
        expect(format.encoding).toBe(encoding);
        expect(rows[1]?.[2]).toBe(name);
      }
    },
  );

  test.each(['„Haus“ GmbH', 'Tomašević', 'Žižek', 'Vásquez', '€uro', 'Bäcker™'])(
    'and one of Windows with its own: %s',
    async (name) => {
      const windows = { '„': 0x84, '“': 0x93, š: 0x9a, Ž: 0x8e, ž: 0x9e, '€': 0x80, '™': 0x99, ć: 0x63 };
      const { format } = await open(inBytes(`BLZ;Konto;Name\n37040044;532013000;${name}\n`, windows));
      expect(format.encoding).toBe('windows-1252');
    },
  );

  test('the first row of a list without a heading is no heading, whatever words are in it', async () => {
    const row = 'Konto Müller;12345678;532 013 000';
    expect((await open(`${row}\nMeyer;37040044;532013000\n`)).format.headerRow).toBe(0);
    expect((await open(`BLZ bis 1.6.2019;Konto bis 1.6.2019\n37040044;532013`)).format.headerRow).toBe(1);
    expect((await open(`Stand;31122024\nName;BLZ;Konto\n${row}\n`)).format.headerRow).toBe(2);
    const own = 'Konto des Vereins: 532013000, BLZ 37040044 (Commerzbank)';
    expect((await open(`${own};;\nName;BLZ;Konto\n${row}\n`)).format.headerRow).toBe(2);
  });

  test('a list of more than 256 columns and a row of more than 4 MB are refused', async () => {
    const wide = ';'.repeat(255);
    await expect(open(`BLZ;Konto${wide}\n37040044;532013000${wide}\n`)).rejects.toThrow('too-many-columns');
    const row = Array(65).fill('x'.repeat(2 ** 16));
    const list = new Blob(['BLZ;Konto\n37040044;532013000\n37040044;"', ...row, '"\n']);
    await expect(converted(list)).rejects.toThrow('row-too-long');
  });

  test('rows in UTF-8 behind rows in Windows-1252 are named', async () => {
    const list = Buffer.concat([
      Buffer.from('BLZ;Konto;Name\n37040044;532013000;Jörg Groß\n37040044;532013000;Ärmel\n', 'latin1'),
      Buffer.from('37040044;532013000;Müller\n37040044;532013000;Meyer\n37040044;532013000;Groß\n'),
    ]);
    const { opened, summary } = await converted(new Blob([list]));
    expect([opened.format.encoding, summary.mixedEncodingCount]).toEqual(['windows-1252', 2]);
  });

  test.each([
    ['Name;Bank-;Konto-\n;leitzahl;nummer', 2],
    ['Name;Bank;Konto\n;leitzahl;nummer', 2],
    ['Name;Bankverbindung;\nName;BLZ;Konto', 2],
    ['Name;BLZ;Konto\nunbekannt;folgt;folgt', 1],
  ])('a heading in two lines is one: %j', async (heading, headerRow) => {
    const { format, columns: found } = await open(`${heading}\n${MEIER_AND_HUBER}`);
    expect(format.headerRow).toBe(headerRow);
    expect(found).toEqual(columns);
  });

  test('a title of any length above the table hides nothing', async () => {
    const title = 'Hinweis, '.repeat(40_000);
    const { format, columns: found } = await open(`${title}\nName;BLZ;Konto\n${MEIER_AND_HUBER}`);
    expect(format).toMatchObject({ delimiter: ';', headerRow: 2 });
    expect(found).toEqual(columns);
  });

  test('commas inside numbers do not make account numbers of their beginnings', async () => {
    const rows = '37040044,1,234,567\n37040044,532,013,000\n';
    const list = `BLZ,Konto,Name,Ort\n37040044,532013000,A,K\n${rows}`;
    expect(await ibansOf(list)).toEqual(['DE89370400440532013000', '', '']);
    expect(await ibansOf(rows.replaceAll('\n', ',Meier\n'))).toEqual(['', '']);
  });

  test.each([
    'Konto;Name;Bankleitzahl 1;Bankkonto-Nummer 1\n10000;Meier;10010010;532013000\n10001;Huber;37040044;532013001\n',
    'Kontonummer;Kunde;BLZ;Bankverb.\n70001;Meier;10010010;532013000\n70002;Huber;37040044;532013001\n',
    'Empfängerkonto;BLZ;Betrag;Konto Auftraggeber\n532013000;37040044;12,50;648489890\n',
    'BLZ;Konto;neue BLZ;neues Konto\n37040044;532013000;50010517;648489890\n',
    'Account;Name;BLZ;Bankverbindung\n47110815;Meier;37040044;532013000\n',
    'Name;IBAN alt;IBAN neu\nMeier;DE89370400440532013000;DE12500105170648489890\n',
    'Konto;BLZ;Name\n37040044;532013000;Meier\n50010517;648489890;Huber\n',
  ])('where another column could be the one that is looked for, the visitor is asked: %j', async (text) => {
    const { columns: found } = await open(text);
    expect(found && usedColumns(found)).toContain(ASK);
  });

  test.each([
    'Kontostand;BLZ;Kontonummer;Kontoinhaber\n100,00;37040044;532013000;Meier\n200,00;37040044;532013001 (alt);Huber\n',
    'PLZ;BLZ;Konto;Kundennr.\n50667;37040044;532013000;70001\n',
    'Nr;BLZ;Konto;Unterkonto\n1;20070000;1234566;00\n',
  ])('and otherwise not: %j', async (text) => {
    expect((await open(text)).columns).toEqual({ kind: 'accounts', bankCode: 1, accountNumber: 2 });
  });

  test('a further column of account-like numbers, or two columns with the names of each other, are asked about', async () => {
    const dice = new Dice(5);
    const number = () => String(1000 + dice.roll(999_999_000));
    for (let time = 0; time < 60; time += 1) {
      const rows = Array.from({ length: 1 + dice.roll(9) }, () => [
        dice.pick(directory.banks).bankCode,
        number(),
        'Meyer',
      ]);
      const at = dice.roll(4);
      const heading = dice.pick(['Nummer', 'Konto alt', 'Ref', 'Debitor', 'Konto 2']);
      const added = [['BLZ', 'Konto', 'Name'], ...rows].map((cells, row) =>
        cells.toSpliced(at, 0, row === 0 ? heading : number()),
      );
      const swapped = [['Konto', 'BLZ', 'Name'], ...rows];
      for (const list of [added, swapped]) {
        const { columns: found } = await open(list.map((cells) => cells.join(';')).join('\n'));
        expect(found && usedColumns(found), JSON.stringify(list)).toContain(ASK);
      }
    }
  });

  test('a row of words below rows with numbers is no header', async () => {
    const rows = '12345678;532013000;Meier\n99999999;532013001;Huber\nunbekannt;unbekannt;Kunz\n';
    expect((await open(`${rows}37040044;532013000;Hinz\n`)).format.headerRow).toBe(0);
  });

  test('an IBAN that contradicts the bank code or the account number of its row is refused', async () => {
    expect(
      await ibansOf(
        'BLZ;Konto\n37040044;532013000\n37040044;DE02120300000000202051\nDE89370400440532013000;1234567890\n37040044;DE89370400440532013000\n',
      ),
    ).toEqual(['DE89370400440532013000', '', '', 'DE89370400440532013000']);
  });

  test('an IBAN with its BIC or the name of its bank is found in its cell', async () => {
    const cells = [
      'DE89370400440532013000 COBADEFFXXX',
      '(DE89 3704 0044 0532 0130 00)',
      'IBAN: DE89370400440532013000, BIC: COBADEFFXXX',
    ];
    const rows = [...cells, 'DE89370400440532013000'].map((cell) => `${cell};Meier\n`);
    const ibans = await ibansOf(`IBAN;Name\n${rows.join('')}`);
    expect(ibans).toEqual(Array(4).fill('DE89370400440532013000'));
  });
});
