import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from '../convert/convertRow.ts';
import { checkLines, convertTable } from '../convert/convertTable.ts';
import { Dice } from '../convert/damages/dice.ts';
import { allRows } from '../rows/allRows.ts';
import { openTable } from './openTable.ts';

const directory = newestDirectory();
const columns: Columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 };
const NAMES = ['Meyer', 'Öztürk', 'Huber & Söhne', 'Groß', 'TSV 1860', 'O’Neill'];

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const at = (line: string, dice: Dice) => 1 + dice.roll(line.length - 1);
const put = (line: string, place: number, what: string) => line.slice(0, place) + what + line.slice(place);
/** Where the cells of a line begin. */
const starts = (line: string, delimiter: string) =>
  [...line].flatMap((character, place) => (character === delimiter ? [place + 1] : []));

/** Becomes an ü of Windows-1252 when the text is encoded. */
const FOREIGN_BYTE = '\uE000';

type Damage = (lines: string[], index: number, delimiter: string, dice: Dice) => void;
const onLine =
  (change: (line: string, delimiter: string, dice: Dice) => string): Damage =>
  (lines, index, delimiter, dice) => {
    lines[index] = change(lines[index] ?? '', delimiter, dice);
  };

/** What happens to lines of a text between two programs. Each line includes its line break. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  'a quote at the beginning of a cell': onLine((line, delimiter, dice) =>
    put(line, dice.pick([0, ...starts(line, delimiter)]), '"'),
  ),
  'a quote somewhere': onLine((line, _, dice) => put(line, at(line, dice), '"')),
  'a name in quotes with more behind it': onLine(
    (line, delimiter) => `"Alte Post" Inh. ${line.slice(line.indexOf(delimiter) - 1)}`,
  ),
  'quotes that open in one row and close in a later one': (lines, index, delimiter, dice) => {
    const later = index + 1 + dice.roll(4);
    const [first = '', last = ''] = [lines[index], lines[later]];
    lines[index] = put(first, dice.pick([0, ...starts(first, delimiter)]), '"');
    lines[later] = put(last, dice.pick(starts(last, delimiter)) - 1, '"');
  },
  'a lost delimiter': onLine((line, delimiter, dice) => {
    const place = dice.pick(starts(line, delimiter)) - 1;
    return line.slice(0, place) + line.slice(place + 1);
  }),
  'a delimiter twice': onLine((line, delimiter, dice) =>
    put(line, dice.pick(starts(line, delimiter)), delimiter),
  ),
  'a delimiter inside a cell': onLine((line, delimiter, dice) => put(line, at(line, dice), delimiter)),
  'another delimiter': onLine((line, delimiter, dice) =>
    line.replaceAll(delimiter, dice.pick([',', ';', '\t', '|'].filter((other) => other !== delimiter))),
  ),
  'a line break inside': onLine((line, _, dice) =>
    put(line, at(line, dice), dice.pick(['\n', '\r\n', '\r'])),
  ),
  'a lost line break': onLine((line) => line.replace(/[\r\n]+$/, '')),
  'a lone CR as line break': onLine((line) => line.replace(/[\r\n]+$/, '\r')),
  'CR CR LF as line break': onLine((line) => line.replace(/[\r\n]+$/, '\r\r\n')),
  'a NUL': onLine((line, _, dice) => put(line, at(line, dice), '\0')),
  'a byte of another encoding': onLine((line, _, dice) => put(line, at(line, dice), FOREIGN_BYTE)),
  'a byte order mark': onLine((line) => `\uFEFF${line}`),
  'thousands separators': onLine((line) =>
    line.replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')),
  ),
  'a lost cell': onLine((line, delimiter, dice) => {
    const cells = line.split(delimiter);
    cells.splice(dice.roll(cells.length - 1), 1);
    return cells.join(delimiter);
  }),
  'a row twice in a line': onLine((line) => line.replace(/[\r\n]+$/, '') + line),
  'a repeated header': (lines, index) => {
    lines[index] = lines[0] ?? '';
  },
};
const kinds = Object.keys(DAMAGES);

function makeFile(dice: Dice, damageCount: number) {
  const delimiter = dice.pick([';', ',', '\t', '|']);
  const lineBreak = dice.pick(['\n', '\r\n']);
  const rows = Array.from({ length: 250 }, (_, index) => {
    const account = String(1000 + dice.roll(999_999_000) * dice.pick([1, 1, 10]));
    return [dice.pick(NAMES), dice.pick(directory.banks).bankCode as string, account, `m${100_000 + index}`];
  });
  const lines = [['Name', 'BLZ', 'Konto', 'Mitglied'], ...rows].map(
    (cells) => cells.join(delimiter) + lineBreak,
  );
  const damaged: string[] = [];
  const touched = new Set<number>();
  for (let time = 0; time < damageCount; time += 1) {
    const index = 25 + dice.roll(215);
    const kind = dice.pick(kinds);
    damaged.push(`${kind} (${index})`);
    const before = [...lines];
    (DAMAGES[kind] as Damage)(lines, index, delimiter, dice);
    for (const [line, text] of lines.entries()) {
      // The first line is the header.
      if (text !== before[line]) touched.add(line - 1);
      if (!/[\r\n]$/.test(text)) touched.add(line);
    }
  }
  const raw = new Uint8Array(
    Buffer.concat(
      lines
        .join('')
        .split(FOREIGN_BYTE)
        .flatMap((text, index) => (index === 0 ? [bytes(text)] : [Buffer.of(0xfc), bytes(text)])),
    ),
  );
  return { rows, raw, delimiter, damaged, touched };
}

describe('a damaged file', () => {
  test('gives a row the IBAN of the undamaged one or none, and no line gets lost', async () => {
    const dice = new Dice(9);
    const wrong: string[] = [];
    let right = 0;
    for (let time = 0; time < 150; time += 1) {
      const { rows, raw, delimiter, damaged, touched } = makeFile(dice, 1 + dice.roll(12));
      const ibanOf = new Map(rows.map((row) => [row[3], convertRow(directory, row, columns).iban]));
      const source = new Blob([raw]);
      const opened = await openTable(
        source,
        { delimiter: delimiter as ';', headerRow: 1 },
        (digits) => directory.find(digits) !== undefined,
      );
      const { csv, summary } = await convertTable(directory, opened, columns, () => undefined);
      const text = (await csv.text()).replace(/^\uFEFF/, '');
      const { data } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n' });
      expect(summary.rowCount + 1 + summary.innerLineBreaks).toBe(summary.lineCount);
      const found = new Map(data.map((cells) => [cells[3], cells[4]]));
      for (const [index, row] of rows.entries())
        if (!touched.has(index) && found.get(row[3]) !== ibanOf.get(row[3]))
          wrong.push(`${damaged.join(', ')}: ${row.join(' ')} is lost`);
      for (const cells of data.slice(1)) {
        const iban = cells[4] ?? '';
        if (iban === '') continue;
        const members = cells.join(' ').match(/m\d{6}/g) ?? [];
        // A row without its member number still comes from some row of this file.
        const possible =
          members.length > 0 ? members.map((member) => ibanOf.get(member)) : [...ibanOf.values()];
        if (possible.includes(iban)) right += 1;
        else wrong.push(`${damaged.join(', ')}: ${JSON.stringify(cells)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(30_000);
  });

  test('that is cut off gives the last row its IBAN or none', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `Öztürk;37040044;${532013000 + index};m${index}\n`);
    const ibans = rows.map((row) => convertRow(directory, row.split(';'), columns).iban);
    const whole = bytes(`Name;BLZ;Konto;Mitglied\n${rows.join('')}`);
    for (let end = whole.length - 2 * (rows[0]?.length ?? 0); end < whole.length; end += 1) {
      const source = new Blob([whole.slice(0, end)]);
      const opened = await openTable(source, { headerRow: 1, delimiter: ';' }, () => true);
      const { csv } = await convertTable(directory, opened, columns, () => undefined);
      for (const [index, line] of (await csv.text()).split('\r\n').slice(1, -1).entries())
        expect([ibans[index], '']).toContain(line.split(';')[4]);
    }
  });
});

test('a result with another number of lines than the list is not given out', () => {
  expect(() => checkLines(10, 10, 10)).not.toThrow();
  expect(() => checkLines(10, 9, 10)).toThrow('rows-differ');
  expect(() => checkLines(10, 10, 9)).toThrow('rows-differ');
});

describe('what is recognised in a list', () => {
  const open = (text: string) =>
    openTable(new Blob([text]), {}, (digits) => directory.find(digits) !== undefined);
  const ibansOf = async (text: string) => {
    const opened = await open(text);
    const conversion = await convertTable(directory, opened, opened.columns ?? columns, () => undefined);
    return (await allRows(conversion, opened)).map(({ result }) => result.iban);
  };

  test('commas inside numbers do not make account numbers of their beginnings', async () => {
    const rows = '37040044,1,234,567\n37040044,532,013,000\n';
    expect(await ibansOf(`BLZ,Konto,Name,Ort\n37040044,532013000,A,K\n${rows}`)).toEqual([
      'DE89370400440532013000',
      '',
      '',
    ]);
    expect(await ibansOf(rows.replaceAll('\n', ',Meier\n'))).toEqual(['', '']);
  });

  test('two columns with the name of the account number make it unclear which is meant', async () => {
    const { isUnclear } = await open(
      'Konto;Name;Bankleitzahl 1;Bankkonto-Nummer 1\n10000;Meier;10010010;532013000\n10001;Huber;37040044;532013001\n',
    );
    expect(isUnclear).toBe(true);
  });

  test('neither the balance nor the holder of an account is its number', async () => {
    const { columns: found, isUnclear } = await open(
      'Kontostand;BLZ;Kontonummer;Kontoinhaber\n100000;37040044;532013000;Meier\n200000;37040044;532013001 (alt);Huber\n',
    );
    expect(found).toEqual({ kind: 'accounts', bankCode: 1, accountNumber: 2 });
    expect(isUnclear).toBe(false);
  });

  test('a row of words below rows with numbers is no header', async () => {
    const { format } = await open(
      '12345678;532013000;Meier\n99999999;532013001;Huber\nunbekannt;unbekannt;Kunz\n37040044;532013000;Hinz\n',
    );
    expect(format.headerRow).toBe(0);
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
    expect(
      await ibansOf(
        `IBAN;Name\n${cells.map((cell) => `${cell};Meier\n`).join('')}DE89370400440532013000;Huber\n`,
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'DE89370400440532013000'));
  });
});
