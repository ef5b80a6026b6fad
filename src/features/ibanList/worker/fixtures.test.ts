import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directoryFrom } from '../../../../tests/support/bankDirectory.ts';
import { allRows, listOf, parsedCsv, readWorkbook } from '../../../../tests/support/convertedRows.ts';
import type { Columns } from '../cells/columns.ts';
import { convertTable } from '../convert/convertTable.ts';
import type { RowOutcome } from '../convert/rowOutcome.ts';
import { failureOf, ListError } from './failure.ts';
import { kindOf } from './kindOf.ts';
import { openTable, SHEET_TEXT_FORMAT } from './openTable.ts';

interface Expected {
  readonly about: string;
  readonly failure?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly headerRow?: number;
  readonly columns?: Columns | null;
  /** Outcome and IBAN of each row. */
  readonly rows?: readonly (readonly [RowOutcome, string])[];
}

const folder = join(import.meta.dirname, '../../../../tests/fixtures/ibanList');
const expected: Record<string, Expected> = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
const directory = directoryFrom('2026-09-07');
const read = async (name: string) => new Blob([await readFile(join(folder, name))]);

/** The result of the worker for a file. */
async function open(file: Blob) {
  const kind = await kindOf(file);
  if (kind !== 'text' && kind !== 'xlsx') throw new ListError(kind);
  const isKnown = (digits: string) => directory.find(digits) !== undefined;
  if (kind === 'text') return openTable(file, {}, isKnown);
  return openTable((await readWorkbook(file)).text, SHEET_TEXT_FORMAT, isKnown);
}

test.each([
  ['a web page', '\uFEFF<table><tr><td>37040044</td><td>532013000</td></tr></table>'],
  ['a web page in UTF-16', Buffer.from('\uFEFF<html>37040044;532013000', 'utf16le')],
  ['XML', '<?xml version="1.0"?>\n37040044;532013000'],
  ['XML without a declaration', '<konten>37040044;532013000</konten>'],
  ['JSON', '[{"blz": 37040044, "konto": 532013000}]'],
  ['a ZIP file without entries', Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0))],
])('%s is no list', async (_kind, content) => {
  expect(await open(new Blob([content])).catch(failureOf)).toBe('no-list');
});

test('a list in pointed brackets is one', async () => {
  expect((await open(new Blob(['<37040044>;532013000\n<50010517>;648489890\n']))).columnCount).toBe(2);
});

test('each file of the folder is expected, and each expected one is there', async () => {
  const files = (await readdir(folder)).filter(
    (name) => !['.gitattributes', 'expected.json', 'README.md'].includes(name),
  );
  expect(files.sort()).toEqual(Object.keys(expected).sort());
});

describe('lists as people have them are understood', () => {
  for (const [name, { about, failure, rows, ...recognised }] of Object.entries(expected)) {
    if (failure !== undefined) {
      test(`${name} is refused with its reason: ${about}`, async () => {
        expect(await read(name).then(open).catch(failureOf)).toBe(failure);
      });
      continue;
    }
    test(`${name}: ${about}`, async () => {
      const opened = await open(await read(name));
      const { encoding, delimiter, headerRow } = opened.format;
      expect({ encoding, delimiter, headerRow, columns: opened.columns }).toEqual(recognised);
      if (rows === undefined || opened.columns === null) return;
      const conversion = await convertTable(directory, opened, opened.columns, () => undefined);
      const rowsRead = await allRows(listOf(conversion, opened));
      const results = rowsRead.map(({ result }) => [result.outcome, result.iban]);
      expect(results).toEqual(rows);
      expect(await parsedCsv(conversion.csv)).toHaveLength(headerRow + rows.length);
    });
  }
});
