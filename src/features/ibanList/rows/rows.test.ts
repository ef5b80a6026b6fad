import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { parsedCsv } from '../../../../tests/support/convertedRows.ts';
import { convertTable } from '../convert/convertTable.ts';
import { RESULT_COLUMNS, resultCells } from '../convert/resultColumns.ts';
import { bareResult, PROBLEMS, SEVERITY } from '../convert/rowOutcome.ts';
import { outcomeTexts } from '../convert/rowTexts.ts';
import { type ConvertedList, pastedTable, readRows } from './readRows.ts';
import { currentClasses, filterCounts, filteredRows } from './rowFilter.ts';
import { writeRows } from './writeRows.ts';

const directory = newestDirectory();
const OUTCOME = RESULT_COLUMNS.findIndex(({ title }) => title === 'Ergebnis');
const KINDS: Readonly<Record<string, string>> = {
  computed: '37040044;532013000;Anna',
  repaired: "37040044;'532013000;Anna",
  doubtful: '37040044;532013100;"Anna; geb. ""Meyer"""',
  doubtfulAndRepaired: "37040044;'532013100;=1+1",
  unknown: '12345678;4711;"Anna\nMeyer"',
  unreadable: '3704004;1;ä',
  long: '37040044;532013000;Anna;noch;mehr',
  empty: '',
};

async function convert(rows: readonly string[]): Promise<ConvertedList> {
  const format = { encoding: 'utf-8', delimiter: ';', headerRow: 1, rowWidth: 0 } as const;
  const source = new Blob([`BLZ;Konto;Name\n${rows.join('\n')}\n`]);
  const table = { source, format, columnCount: 3, wholeRows: { filledColumns: [], mostDigits: [] } };
  const columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 } as const;
  const { csv, index } = await convertTable(directory, table, columns, () => undefined);
  return { csv, index, columnCount: 3, headerRow: 1 };
}

/** The rows of a result, without the header. */
const parsed = async (csv: Blob) => (await parsedCsv(csv)).slice(1);

const some = fc.array(fc.constantFrom(...Object.values(KINDS)), { minLength: 1, maxLength: 90 });
const withAnyRows = (check: (kinds: string[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(some, check), { numRuns: 15 });
const withoutMarks = (cells: readonly string[]) => cells.map((cell) => cell.replace(/^'(?==)/, ''));

describe('the rows of a result', () => {
  test('reads any row from the finished file, with its cells and its result', async () => {
    await fc.assert(
      fc.asyncProperty(some, fc.array(fc.nat(), { maxLength: 20 }), async (kinds, places) => {
        const list = await convert(kinds);
        const expected = await parsed(list.csv);
        const wanted = places.map((place) => place % kinds.length);
        const rows = await readRows(list, wanted);
        expect(rows.map(({ row }) => row)).toEqual(wanted);
        for (const { row, cells, result } of rows) {
          const own = [...(expected[row] ?? [])];
          const ofResult = own.splice(3, RESULT_COLUMNS.length);
          expect(withoutMarks(cells)).toEqual(withoutMarks(own));
          expect(resultCells(result)).toEqual(ofResult);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('shows the rows that need attention the worst first, each once, and harmless repairs apart', async () => {
    await withAnyRows(async (kinds) => {
      const list = await convert(kinds);
      const { classes } = list.index;
      const outcomes = (await parsed(list.csv)).map((cells) => cells[3 + OUTCOME]);
      const severity = (row: number) =>
        SEVERITY.findIndex((outcome) => outcomeTexts[outcome] === outcomes[row]);
      const problems = [...kinds.keys()].filter((row) =>
        [...PROBLEMS].some((outcome) => outcomeTexts[outcome] === outcomes[row]),
      );
      const shown = [...filteredRows(classes, 'problems')];
      expect(shown).toEqual(problems.sort((one, other) => severity(one) - severity(other) || one - other));
      const repaired = [...filteredRows(classes, 'repaired')];
      expect(repaired).toEqual([...kinds.keys()].filter((row) => kinds[row] === KINDS.repaired));
      const counts = filterCounts(classes);
      expect(counts.get('all')).toBe(kinds.length);
      expect(counts.get('problems') ?? 0).toBe(problems.length);
      expect([...filteredRows(classes, 'all')]).toEqual([...classes.keys()]);
    });
  });

  test('keeps a byte for each row, and a position for every sixteenth', async () => {
    const list = await convert(
      Array.from({ length: 100_000 }, (_, row) => `37040044;${532_013_000 + row};x`),
    );
    const { starts, classes } = list.index;
    expect(classes.byteLength).toBe(100_000);
    expect(starts.length).toBe(100_000 / 16 + 1);
    expect(starts.at(-1)).toBe(list.csv.size);
  });
});

test('a result with corrected rows is counted and written by what is true of them now', async () => {
  const list = await convert(Object.values(KINDS));
  const rowOf = (kind: string) => Object.keys(KINDS).indexOf(kind);
  const corrected = new Map([
    [rowOf('doubtful'), { values: [], result: bareResult('computed', 'Neu') }],
    [rowOf('computed'), { values: [], result: bareResult('unreadable', 'Neu') }],
  ]);
  const { index } = list;
  const classes = currentClasses(index, corrected);
  const [before, now] = [filterCounts(index.classes), filterCounts(classes)];
  expect([before.get('account-doubtful'), now.get('account-doubtful')]).toEqual([2, 1]);
  expect([before.get('unreadable'), now.get('unreadable')]).toEqual([2, 3]);
  expect(filteredRows(classes, 'problems')).toHaveLength(now.get('problems') ?? 0);
  const results = new Map([...corrected].map(([row, { result }]) => [row, result]));
  const csv = await writeRows({ list, isOnlyProblems: true, corrected: results });
  const outcomes = (await parsed(csv)).map((cells) => cells[3 + OUTCOME]);
  expect(outcomes).toEqual(['zu klären', 'Kontonummer fraglich', 'Bank unbekannt', 'zu klären', 'zu klären']);
});

describe('a result that is written again', () => {
  test('with only the rows that need attention has each of them as it was, and the header', async () => {
    await withAnyRows(async (kinds) => {
      const list = await convert(kinds);
      const csv = await writeRows({ list, isOnlyProblems: true, corrected: new Map() });
      const isWanted = ([, , , , , , outcome]: string[]) =>
        [...PROBLEMS].some((each) => outcomeTexts[each] === outcome);
      expect(await parsed(csv)).toEqual((await parsed(list.csv)).filter(isWanted));
      expect((await csv.text()).slice(0, 20)).toBe((await list.csv.text()).slice(0, 20));
    });
  });

  test('with a corrected row has its new result behind its own cells, and all else as it was', async () => {
    const kinds = Object.values(KINDS);
    const list = await convert(kinds);
    const result = { ...bareResult('computed', 'Neu; „so“'), iban: 'DE89370400440532013000' };
    for (const row of kinds.keys()) {
      const csv = await writeRows({ list, isOnlyProblems: false, corrected: new Map([[row, result]]) });
      const [before, after] = [await parsed(list.csv), await parsed(csv)];
      before[row]?.splice(3, RESULT_COLUMNS.length, ...resultCells(result));
      expect(after).toEqual(before);
    }
  });
});

test('of the IBANs alone, those of rows in question are left out, as they are counted', async () => {
  const more = [';DE65123456780532013000;Eva', `37040044;532013000;${'x'.repeat(38)}😀 gesperrt`];
  await withAnyRows(async (some) => {
    const rows = [...some, ...more];
    const { csv, index, columnCount } = await convert(rows);
    const [, ...ibans] = (await (await pastedTable(csv, columnCount)).text()).split('\r\n');
    const counts = filterCounts(index.classes);
    expect(ibans.slice(0, rows.length).filter((iban) => iban !== '').length).toBe(counts.get('done') ?? 0);
    expect((await csv.text()).isWellFormed()).toBe(true);
  });
});
