import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { readCompactDirectory, writeCompactDirectory } from './compactDirectory.ts';

const directory = newestDirectory();
const text = JSON.stringify(writeCompactDirectory(directory));

test('writing and reading the compact file keeps everything about every bank', () => {
  const { validFrom, validUntil, columnDates, banks } = directory;
  const read = readCompactDirectory(JSON.parse(text));
  expect({ ...read, find: null }).toEqual({ validFrom, validUntil, columnDates, banks, find: null });
});

test('the compact file has at most 65 kB when compressed', () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(65_000);
});

test.each([
  ['nothing', null],
  ['a text', 'Not found'],
  ['an empty object', {}],
  ['a list', []],
  ['a file without its last day', { ...JSON.parse(text), validUntil: undefined }],
  ['a file without columns', { ...JSON.parse(text), columns: undefined }],
])('%s is refused [18.3]', (_name, file) => {
  expect(() => readCompactDirectory(file)).toThrow('Compact directory: the file is damaged');
});

test('a file is refused when any one digit or letter of it has changed, a date too [18.3]', () => {
  const places = [...text.matchAll(/[0-9a-zA-ZäöüÄÖÜß]/g)].map(({ index }) => index);
  fc.assert(
    fc.property(fc.nat({ max: places.length - 1 }), (number) => {
      const place = places[number] ?? 0;
      const changed = `${text.slice(0, place)}${text[place] === '7' ? '8' : '7'}${text.slice(place + 1)}`;
      let file: unknown;
      try {
        file = JSON.parse(changed);
      } catch {
        return;
      }
      expect(() => readCompactDirectory(file)).toThrow('damaged');
    }),
    { numRuns: 60 },
  );
});
