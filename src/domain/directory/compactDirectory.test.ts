import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBank, newestDirectory } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/bankCode.ts';
import { makeBankDirectory } from './bankDirectory.ts';
import { type CompactDirectory, readCompactDirectory, writeCompactDirectory } from './compactDirectory.ts';

const directory = newestDirectory();
/** Written anew for each test, so that each of them tests the writing too. */
const compactText = () => JSON.stringify(writeCompactDirectory(directory));
const text = compactText();

test('writing and reading the compact file keeps everything about every bank', () => {
  const read = readCompactDirectory(JSON.parse(compactText()));
  const { validFrom, validUntil } = directory;
  expect(read).toMatchObject({ validFrom, validUntil });
  expect(read.columnDates).toEqual(directory.columnDates);
  expect(read.banks).toEqual(directory.banks);
});

test('only bank codes that are marked for deletion, and those with a successor, take up space for it', () => {
  const [before, marked, after] = ['20000000', '20000001', '20000002'] as [BankCode, BankCode, BankCode];
  const { columns } = writeCompactDirectory(
    makeBankDirectory('2026-09-07', '2026-12-06', [
      { ...exampleBank, bankCode: before },
      { ...exampleBank, bankCode: marked, isMarkedForDeletion: true, successor: after },
      { ...exampleBank, bankCode: after },
    ]),
  );
  expect(columns).toMatchObject({ markedForDeletion: '20000001', successor: '20000001>20000002' });
});

test('the compact file has at most 60 kB when compressed', () => {
  const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect(compressed.length).toBeLessThanOrEqual(60_000);
});

const damaged = (change: (compact: CompactDirectory & { columns: Record<string, unknown> }) => void) => {
  const compact = JSON.parse(text);
  change(compact);
  return compact;
};

test.each([
  ['nothing', null, 'another format'],
  ['a text', 'Not found', 'another format'],
  [
    'a file of another format',
    damaged((file) => Object.assign(file, { format: 'bank-directory-1' })),
    'another format',
  ],
  [
    'a file without its last day',
    damaged((file) => Object.assign(file, { validUntil: undefined })),
    'validity',
  ],
  [
    'a file whose last day has something before it',
    damaged((file) => Object.assign(file, { validUntil: 'x2026-12-06' })),
    'validity',
  ],
  [
    'a file whose last day has something after it',
    damaged((file) => Object.assign(file, { validUntil: '2026-12-061' })),
    'validity',
  ],
  ['a file without dates', damaged((file) => Object.assign(file, { columnDates: undefined })), 'date'],
  [
    'a file without the date of the names',
    damaged((file) => Object.assign(file, { columnDates: { ...file.columnDates, name: '' } })),
    'date',
  ],
  ['a file without columns', damaged((file) => Object.assign(file, { columns: undefined })), 'column'],
  ['a file without the names', damaged((file) => Object.assign(file.columns, { name: undefined })), 'column'],
  ['a file with a list for the BICs', damaged((file) => Object.assign(file.columns, { bic: [] })), 'column'],
  [
    'a file with an empty column',
    damaged((file) => Object.assign(file.columns, { bankRule: '' })),
    'damaged',
  ],
  [
    'a file with another first day',
    damaged((file) => Object.assign(file, { validFrom: '2026-01-01' })),
    'damaged',
  ],
  [
    'a file with another last day',
    damaged((file) => Object.assign(file, { validUntil: '2099-12-31' })),
    'damaged',
  ],
  [
    'a file with another date of the rules',
    damaged((file) => Object.assign(file, { columnDates: { ...file.columnDates, bankRule: '2020-01-01' } })),
    'damaged',
  ],
])('%s is refused [18.3]', (_name, file, reason) => {
  expect(() => readCompactDirectory(file)).toThrow(`Compact directory: `);
  expect(() => readCompactDirectory(file)).toThrow(reason);
  expect(() => readCompactDirectory(file)).toThrow(Error);
});

test('a file is refused when any one character of it has changed or its end is missing [18.3]', () => {
  const columns = Object.keys(JSON.parse(text).columns) as (keyof CompactDirectory['columns'])[];
  const town = fc.tuple(fc.constantFrom(...columns), fc.nat(), fc.boolean());
  fc.assert(
    fc.property(town, ([column, number, isCutOff]) => {
      const file = damaged(({ columns }) => {
        const before = columns[column];
        const position = number % before.length;
        const rest = isCutOff ? '' : `${before[position] === '7' ? '8' : '7'}${before.slice(position + 1)}`;
        Object.assign(columns, { [column]: before.slice(0, position) + rest });
      });
      expect(() => readCompactDirectory(file)).toThrow('damaged');
    }),
    { numRuns: 60 },
  );
});

test('a name that holds a sign of the format is not written', () => {
  const [first] = directory.banks;
  if (!first) throw new Error('the directory is empty');
  const banks = [{ ...first, name: 'Bank | Bank' }];
  expect(() => writeCompactDirectory({ ...directory, banks })).toThrow(
    'bank code 10000000 cannot be written',
  );
});
