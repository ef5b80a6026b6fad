import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { isKnown } from '../../../../tests/support/convertedRows.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { soundAccount } from '../../../../tests/support/soundAccount.ts';
import { convertRow } from '../convert/convertRow.ts';
import { convertTable } from '../convert/convertTable.ts';
import { openTable } from './openTable.ts';

/** `LISTS=20000 npx vitest run --project unit src/features/ibanList/worker/oneCharacter.test.ts` runs all of them. */
const LISTS = Number(process.env.LISTS ?? 20);
const directory = newestDirectory();
const LETTERS = 'abcdefghij';

const PAIR = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;

/** `Qbd`: which row a text is from, without digits. */
const markOf = (row: number) => `Q${[...String(row)].map((digit) => LETTERS[Number(digit)]).join('')}`;

interface Account {
  readonly mark: string;
  readonly pair: readonly string[];
  readonly iban: string;
}

function makeList(dice: Dice) {
  const delimiter = dice.pick([';', ';', '\t', ',']);
  const others = ['Nr', 'Notiz', 'Kundennr', 'Bem'].slice(0, 1 + dice.roll(4));
  const columns = ['Name', 'BLZ', 'Konto', ...others].sort(() => dice.roll(3) - 1);
  const isRagged = dice.roll(4) === 0;
  const isQuoted = dice.roll(3) === 0;
  const count = 1 + dice.roll(dice.pick([4, 30]));
  const accounts: Account[] = [];
  const rows = Array.from({ length: count }, (_, row) => {
    const bank = dice.pick(directory.banks);
    const cellOf: Record<string, () => string> = {
      Name: () => `${markOf(row)} ${dice.pick(['Meyer', 'Rohr 5"', 'Huber & Söhne'])}`,
      BLZ: () => bank.bankCode,
      Konto: () => soundAccount(bank, () => String(1000 + dice.roll(999_999_000))),
      Nr: () => String(row + 1),
      Notiz: () => dice.pick(['', 'Alte Post', 'Haus 7', '5 Zoll', 'Seite 12"']),
      Kundennr: () => dice.pick([String(70_000 + row), String(1_234_500 + row), '']),
      Bem: () => dice.pick(['', '', 'x', String(dice.roll(9999))]),
    };
    const cells = columns.map((column) => (cellOf[column] as () => string)());
    const pair = [cells[columns.indexOf('BLZ')] ?? '', cells[columns.indexOf('Konto')] ?? ''];
    accounts.push({ mark: markOf(row), pair, iban: convertRow(directory, pair, PAIR).iban });
    if (isQuoted && dice.roll(3) === 0) {
      const at = columns.indexOf('Name');
      const text = dice.pick([`Co${delimiter} KG`, `zweite\nZeile`, `a${delimiter}b\nc`]);
      cells[at] = `"${markOf(row)} ${text}"`;
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
  const opened = await openTable(new Blob([text]), chosen, isKnown);
  const columns = {
    kind: 'accounts',
    bankCode: list.columns.indexOf('BLZ'),
    accountNumber: list.columns.indexOf('Konto'),
  } as const;
  const { csv } = await convertTable(directory, opened, columns, () => undefined);
  return (await csv.text()).split('\r\n').flatMap((line) => {
    const [iban] = /DE\d{20}/.exec(line) ?? [];
    if (iban === undefined) return [];
    const marks: readonly string[] = line.replaceAll('"', '').match(/Q[a-j]+/g) ?? [];
    const marked = list.accounts.filter(({ mark }) => marks.includes(mark));
    // The mark may be in a line of its own now.
    const inRow = list.accounts.filter(({ pair }) => pair.every((number) => line.includes(number)));
    const own = marks.length > 0 ? marked : inRow;
    return [{ line, isRight: own.length === 1 && own[0]?.iban === iban }];
  });
}

test('a delimiter deleted or a quote inserted anywhere gives no row the IBAN of another account [19.23]', {
  timeout: 60_000 + LISTS * 1000,
}, async () => {
  const dice = new Dice(20_261_125);
  const wrong: string[] = [];
  let kept = 0;
  let all = 0;
  for (let time = 0; time < LISTS; time += 1) {
    const list = makeList(dice);
    const { text, delimiter } = list;
    const before = (await readIbans(text, list)).length;
    const places = [...text.matchAll(new RegExp(`[${delimiter}]`, 'g'))].map(({ index }) => index);
    const start = text.indexOf('\n') + 1;
    for (let turn = 0; turn < 8; turn += 1) {
      const isDeleted = turn % 2 === 0;
      const inRows = places.filter((place) => place >= start);
      const at = isDeleted ? dice.pick(inRows) : start + dice.roll(text.length - start);
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
