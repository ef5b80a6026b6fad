import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { soundAccount } from '../../../../tests/support/soundAccount.ts';
import type { Delimiter, Encoding, TableFormat } from '../../../table/tableFormat.ts';
import { withoutFormula } from '../../../table/writeCell.ts';
import type { Columns } from '../cells/columns.ts';
import { outcomeOf } from '../rows/rowIndex.ts';
import { isFilled } from '../worker/tableShape.ts';
import { convertRow } from './convertRow.ts';
import { type Conversion, convertTable } from './convertTable.ts';
import { findEvidence } from './findEvidence.ts';
import { RESULT_COLUMNS, resultCells } from './resultColumns.ts';

const directory = newestDirectory();
const accounts: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };
const titles = RESULT_COLUMNS.map(({ title }) => title);
const OUTCOME = titles.indexOf('Ergebnis');
const plain: TableFormat = { encoding: 'utf-8', delimiter: ';', headerRow: 0, rowWidth: 0 };

/** Converts a text and parses the result with an independent CSV parser. */
async function convertAndReadBack(
  bytes: BlobPart,
  format: TableFormat,
  columns: Columns,
  columnCount: number,
): Promise<Omit<Conversion, 'csv'> & { rows: string[][] }> {
  const wholeRows = { filledColumns: [], mostDigits: Array(columnCount).fill(10) };
  const table = { source: new Blob([bytes]), format, columnCount, wholeRows };
  const { csv, ...others } = await convertTable(directory, table, columns, () => undefined);
  const text = await csv.text();
  const raw = new Uint8Array(await csv.slice(0, 3).arrayBuffer());
  expect([...raw]).toEqual([0xef, 0xbb, 0xbf]);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ';', newline: '\r\n' });
  expect(data.pop(), 'the last line ends with a line break').toEqual(['']);
  return { rows: data, ...others };
}

const encoders = {
  'utf-8': (text: string) => new Uint8Array(Buffer.from(text, 'utf8')),
  'windows-1252': (text: string) => new Uint8Array(Buffer.from(text, 'latin1')),
  'utf-16le': (text: string) => new Uint8Array(Buffer.from(text, 'utf16le')),
  'utf-16be': (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
} satisfies Partial<Record<Encoding, unknown>>;

const dice = new Dice(7);
const sound = directory.banks.map((bank) => [
  bank.bankCode as string,
  soundAccount(bank, () => String(dice.roll(9_999_999_999))),
]);
/** Characters that exist in each of the encodings; difficult ones occur more often. */
const someText = fc
  .array(
    fc.constantFrom(...'abcäöüßÄÖÜ09 ', ';', ',', '\t', '|', '"', '\r\n', '\n', "'", '=', '+', '-', '@', '§'),
    { maxLength: 12 },
  )
  .map((characters) => characters.join(''))
  // With both, a line of a cell can look like a row of the list, so that its quotes are taken as ordinary characters.
  .map((text) => (/[\r\n]/.test(text) ? text.replace(/[;,\t|]/g, ' ') : text));

function writtenLikeExcel(cell: string, delimiter: string): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n]/.test(cell) || /^\s*"/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}

describe('no row is lost, moved or altered', () => {
  test('in any file of any encoding, with quotes, line breaks or delimiters inside the cells [19.23]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc
            .tuple(
              // A line without a beginning is about the row above it.
              fc.oneof(
                { weight: 5, arbitrary: fc.constantFrom(...sound) },
                fc.tuple(someText.filter(isFilled), someText),
              ),
              someText,
              fc.constantFrom('Müller', '-12,50', '=1+1', 'Straße 3'),
            )
            .map(([account, ...others]) => [...account, ...others]),
          { minLength: 1, maxLength: 160 },
        ),
        fc.constantFrom<keyof typeof encoders>('utf-8', 'windows-1252', 'utf-16le', 'utf-16be'),
        fc.constantFrom<Delimiter>(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (rows, encoding, delimiter, lineBreak, endsWithBreak) => {
          const text =
            rows
              .map((row) => row.map((cell) => writtenLikeExcel(cell, delimiter)).join(delimiter))
              .join(lineBreak) + (endsWithBreak ? lineBreak : '');
          const format: TableFormat = { ...plain, encoding, delimiter };
          const read = await convertAndReadBack(encoders[encoding](text), format, accounts, 4);
          const evidence = findEvidence(directory, [], rows, accounts);
          expect(read.rows).toEqual(
            rows.map((row) => [
              ...row.map(withoutFormula),
              ...resultCells(convertRow(directory, row, accounts, evidence)).map(withoutFormula),
            ]),
          );
          expect(read.summary.rowCount).toBe(rows.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('where rows lie across the chunks in which a large file is read', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => [
      directory.banks[(index * 7) % directory.banks.length]?.bankCode ?? '',
      String((index * 7_919_317) % 10_000_000_000),
      index % 997 === 0 ? `Zeile\n"${index}"` : `Größe ${index}`,
    ]);
    const text = rows.map((row) => row.map((cell) => writtenLikeExcel(cell, ';')).join(';')).join('\r\n');
    const read = await convertAndReadBack(text, plain, accounts, 3);
    expect(read.rows.length).toBe(rows.length);
    for (const [index, row] of rows.entries()) expect(read.rows[index]?.slice(0, 3)).toEqual(row);
  });
});

describe('rows that are not as wide as the list', () => {
  test('short ones are filled up, cells of long ones come behind the result', async () => {
    const text = 'BLZ;Konto;Name\n37040044;532013000\n37040044;532013000;Meyer;noch;mehr\n';
    const { rows, summary } = await convertAndReadBack(text, { ...plain, headerRow: 1 }, accounts, 3);
    expect(rows[0]).toEqual(['BLZ', 'Konto', 'Name', ...titles]);
    expect(rows[1]?.slice(0, 4)).toEqual(['37040044', '532013000', '', 'DE89370400440532013000']);
    expect(rows[2]?.slice(0, 4)).toEqual(['37040044', '532013000', 'Meyer', '']);
    expect(rows[2]?.[3 + OUTCOME]).toBe('zu klären');
    expect(rows[2]?.slice(3 + titles.length)).toEqual(['noch', 'mehr']);
    expect(summary).toMatchObject({ rowCount: 2, longRowCount: 1 });
  });

  test.each([
    ['bank', 'Bank (neu)'],
    ['Bank;Bank (neu)', 'Bank (neu 2)'],
  ])(
    'columns that the list has already are told apart from those of the result: %s',
    async (given, added) => {
      const columnCount = 2 + given.split(';').length;
      const text = `BLZ;Konto;${given}\n37040044;532013000\n`;
      const { rows } = await convertAndReadBack(text, { ...plain, headerRow: 1 }, accounts, columnCount);
      const expected = titles.map((title) => (title === 'Bank' ? added : title));
      expect(rows[0]).toEqual(['BLZ', 'Konto', ...given.split(';'), ...expected]);
    },
  );

  test('a title above the header is filled up too, so that all rows are equally wide', async () => {
    const text = 'Mitglieder\n\nBLZ;Konto;Name\n37040044;532013000;A\n';
    const { rows } = await convertAndReadBack(text, { ...plain, headerRow: 3 }, accounts, 3);
    expect(rows.map((row) => row.length)).toEqual(Array.from(rows, () => 3 + titles.length));
    expect(rows[0]?.join('')).toBe('Mitglieder');
    expect(rows[1]?.join('')).toBe('');
  });

  test('a sum line may be short; it and a repeated header stay where they are', async () => {
    const text = 'BLZ;Konto;Name\n37040044;532013000;A\nBLZ;Konto;Name\n37040044;532013001;B\nSumme\n';
    const format = { ...plain, headerRow: 1 };
    const source = new Blob([text]);
    const table = { source, format, columnCount: 3, wholeRows: { filledColumns: [0, 1, 2], mostDigits: [] } };
    const { csv, index } = await convertTable(directory, table, accounts, () => undefined);
    const outcomes = [...index.classes].map(outcomeOf);
    expect(outcomes).toEqual(['computed', 'header-again', 'computed', 'sum-line']);
    const lines = (await csv.text()).split('\r\n');
    expect(lines[2]).toMatch(/^BLZ;Konto;Name;;;;Überschrift;/);
    expect(lines[4]).toMatch(/^Summe;;;;;;Summenzeile;/);
  });
});

test('a quote that is never closed swallows nothing', async () => {
  const text = [
    '37040044;532013000;"Zoll',
    ...Array.from({ length: 300 }, (_, row) => `37040044;${row};x`),
  ].join('\n');
  const { rows } = await convertAndReadBack(text, plain, accounts, 3);
  expect(rows.length).toBe(301);
  expect(rows[0]?.[2]).toBe('"Zoll');
});
