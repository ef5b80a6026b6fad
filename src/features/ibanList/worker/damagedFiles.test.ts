import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { converted, parsedCsv } from '../../../../tests/support/convertedRows.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { DAMAGES, type Damage, FOREIGN_BYTE } from '../../../../tests/support/fileDamages.ts';
import { soundAccount } from '../../../../tests/support/soundAccount.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from '../convert/convertRow.ts';
import { checkLines } from '../convert/convertTable.ts';

const directory = newestDirectory();
const COLUMNS: Columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 };
const NAMES = ['Meyer', 'Öztürk', 'Huber & Söhne', 'Groß', 'TSV 1860', 'O’Neill'];

const OTHER_LINE = /^In einer anderen Zeile steht/;

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const kinds = Object.keys(DAMAGES);

function makeFile(dice: Dice, damageCount: number) {
  const delimiter = dice.pick([';', ',', '\t', '|']);
  const lineBreak = dice.pick(['\n', '\r\n']);
  const rows = Array.from({ length: 250 }, (_, index) => {
    const bank = dice.pick(directory.banks);
    const account = soundAccount(bank, () => String(1000 + dice.roll(999_999_000) * dice.pick([1, 1, 10])));
    return [dice.pick(NAMES), bank.bankCode as string, account, `m${100_000 + index}`];
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
  const parts = lines.join('').split(FOREIGN_BYTE).map(bytes);
  const raw = new Blob(parts.flatMap((part, index) => (index === 0 ? [part] : [Uint8Array.of(0xfc), part])));
  return { rows, raw, delimiter, damaged, touched };
}

describe('a damaged file', () => {
  test('gives a row the IBAN of the undamaged one or none, and no line gets lost [19.23]', async () => {
    const dice = new Dice(9);
    const wrong: string[] = [];
    let right = 0;
    let asked = 0;
    for (let time = 0; time < 75; time += 1) {
      const { rows, raw, delimiter, damaged, touched } = makeFile(dice, 1 + dice.roll(12));
      const ibanOf = new Map(rows.map((row) => [row[3], convertRow(directory, row, COLUMNS).iban]));
      const chosen = { delimiter: delimiter as ';', headerRow: 1 };
      const { csv, summary } = await converted(raw, chosen, COLUMNS);
      const data = await parsedCsv(csv);
      expect(summary.rowCount + 1 + summary.innerLineBreaks).toBe(summary.lineCount);
      const found = new Map(data.map((cells) => [cells[3], cells]));
      // What is left of a broken line may be a title, or the rest of a number, so that the rows beside it are a question.
      const isAskedAbout = (row: readonly string[], index: number) =>
        found.get(row[3])?.some((cell) => OTHER_LINE.test(cell)) &&
        [...touched].some((damage) => damage <= index + 1);
      for (const [index, row] of rows.entries())
        if (touched.has(index) || found.get(row[3])?.[4] === ibanOf.get(row[3])) continue;
        else if (isAskedAbout(row, index)) asked += 1;
        else wrong.push(`${damaged.join(', ')}: ${row.join(' ')} is lost`);
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
    expect(right).toBeGreaterThan(15_000);
    expect(asked).toBeLessThan(500);
  });

  test('that is cut off gives the last row its IBAN or none', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `Öztürk;37040044;${532013000 + index};m${index}\n`);
    const ibans = rows.map((row) => convertRow(directory, row.split(';'), COLUMNS).iban);
    const whole = bytes(`Name;BLZ;Konto;Mitglied\n${rows.join('')}`);
    for (let end = whole.length - 2 * (rows[0]?.length ?? 0); end < whole.length; end += 1) {
      const source = new Blob([whole.slice(0, end)]);
      const { csv } = await converted(source, { headerRow: 1, delimiter: ';' }, COLUMNS);
      for (const [index, line] of (await csv.text()).split('\r\n').slice(1, -1).entries())
        expect([ibans[index], '']).toContain(line.split(';')[4]);
    }
  });
});

test('a result with another number of lines than the list is not given out [19.23]', () => {
  expect(() => checkLines(10, 10, 10)).not.toThrow();
  expect(() => checkLines(10, 9, 10)).toThrow('rows-differ');
  expect(() => checkLines(10, 10, 9)).toThrow('rows-differ');
});

function makeList(dice: Dice) {
  const delimiter = dice.pick([';', ';', '\t', ',']);
  const others = ['Nr', 'Notiz', 'Kundennr', 'Bem'].slice(0, 1 + dice.roll(4));
  const columns = ['Name', 'BLZ', 'Konto', ...others].sort(() => dice.roll(3) - 1);
  const isRagged = dice.roll(4) === 0;
  const isQuoted = dice.roll(3) === 0;
  const count = 1 + dice.roll(dice.pick([4, 30]));
  const accounts: { pair: readonly string[]; iban: string }[] = [];
  const rows = Array.from({ length: count }, (_, row) => {
    const bank = dice.pick(directory.banks);
    const cellOf: Record<string, () => string> = {
      Name: () => dice.pick(['Meyer', 'Rohr 5"', 'Huber & Söhne']),
      BLZ: () => bank.bankCode,
      Konto: () => soundAccount(bank, () => String(1000 + dice.roll(999_999_000))),
      Nr: () => String(row + 1),
      Notiz: () => dice.pick(['', 'Alte Post', 'Haus 7', '5 Zoll', 'Seite 12"']),
      Kundennr: () => dice.pick([String(70_000 + row), String(1_234_500 + row), '']),
      Bem: () => dice.pick(['', '', 'x', String(dice.roll(9999))]),
    };
    const cells = columns.map((column) => (cellOf[column] as () => string)());
    const pair = [cells[columns.indexOf('BLZ')] ?? '', cells[columns.indexOf('Konto')] ?? ''];
    accounts.push({ pair, iban: convertRow(directory, ['', ...pair], COLUMNS).iban });
    if (isQuoted && dice.roll(3) === 0) {
      const at = columns.indexOf('Name');
      const text = dice.pick([`Co${delimiter} KG`, `zweite\nZeile`, `a${delimiter}b\nc`]);
      cells[at] = `"${text}"`;
    }
    while (isRagged && cells.at(-1) === '') cells.pop();
    return cells.join(delimiter);
  });
  const header = dice.roll(5) === 0 ? [...columns, 'Stand'] : columns;
  return { text: `${[header.join(delimiter), ...rows].join('\n')}\n`, delimiter, columns, accounts };
}

/** The rows of the result that have an IBAN, and whether it is that of the account which is in the row. */
async function readIbans(text: string, list: ReturnType<typeof makeList>) {
  const chosen = { delimiter: list.delimiter as ';', headerRow: 1 };
  const columns = {
    kind: 'accounts',
    bankCode: list.columns.indexOf('BLZ'),
    accountNumber: list.columns.indexOf('Konto'),
  } as const;
  const { csv } = await converted(new Blob([text]), chosen, columns);
  return (await csv.text()).split('\r\n').flatMap((line) => {
    const [iban] = /DE\d{20}/.exec(line) ?? [];
    if (iban === undefined) return [];
    const digits = line.replaceAll('"', '');
    const inRow = list.accounts.filter(({ pair }) => pair.every((number) => digits.includes(number)));
    return [{ line, isRight: inRow.length === 1 && inRow[0]?.iban === iban }];
  });
}

test('a delimiter deleted or a quote inserted anywhere gives no row the IBAN of another account [19.23]', async () => {
  const dice = new Dice(20_261_125);
  const wrong: string[] = [];
  let kept = 0;
  let all = 0;
  for (let time = 0; time < 20; time += 1) {
    const list = makeList(dice);
    const { text, delimiter } = list;
    const before = (await readIbans(text, list)).length;
    const start = text.indexOf('\n') + 1;
    const delimiters = text.matchAll(new RegExp(`[${delimiter}]`, 'g'));
    const places = [...delimiters].flatMap(({ index }) => (index < start ? [] : [index]));
    for (let turn = 0; turn < 8; turn += 1) {
      const isDeleted = turn % 2 === 0;
      const at = isDeleted ? dice.pick(places) : start + dice.roll(text.length - start);
      const damaged = isDeleted
        ? text.slice(0, at) + text.slice(at + 1)
        : `${text.slice(0, at)}"${text.slice(at)}`;
      all += before;
      for (const { line, isRight } of await readIbans(damaged, list)) {
        if (isRight) kept += 1;
        else wrong.push(`${JSON.stringify(damaged)}: ${line}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(kept / all).toBeGreaterThan(0.85);
});
