import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { changed, extendedTxt, officialCsv, withMainRecord } from '../../tests/fixtures/bankFile/excerpts.ts';
import { type ImportOptions, runImport } from './runImport.ts';

const RULES = 'rulesByBankCode.2025-12-08.json';
let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-banks-'));
  printed = [];
  for (const name of ['banks', 'rules', 'in']) mkdirSync(join(folder, name));
  copyFileSync(join('data/bankRules', RULES), join(folder, 'rules', RULES));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Imports files with the given names and contents. A name gives the quarter (2026-09-07 is before 2026-12-07). */
function importFiles(files: Record<string, Buffer>, options: Partial<ImportOptions> = {}) {
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder, 'in', name);
    writeFileSync(path, content);
    return path;
  });
  return runImport({
    files: paths,
    accept: false,
    isDryRun: false,
    banksFolder: join(folder, 'banks'),
    rulesFolder: join(folder, 'rules'),
    today: '2026-11-20',
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    ...options,
  });
}

const written = () => readdirSync(join(folder, 'banks'));
const directory = (validFrom: string) =>
  readBankDirectory(JSON.parse(readFileSync(join(folder, 'banks', `${validFrom}.generated.json`), 'utf8')));
const output = () => printed.join('\n');

test('the merged file that is kept beside the directory of September 2026 gives that directory, byte for byte', () => {
  const merged = readFileSync('data/banks/sources/2026-09-07.merged.tsv');
  expect(importFiles({ '2026-09-07.merged.tsv': merged })).toBe(0);
  expect(readFileSync(join(folder, 'banks/2026-09-07.generated.json'), 'utf8')).toBe(
    readFileSync('data/banks/2026-09-07.generated.json', 'utf8'),
  );
});

test('a file that is older than all directories is compared with the oldest of them', () => {
  expect(importFiles({ '2026-12-07.csv': officialCsv })).toBe(0);
  const lines = officialCsv.toString('latin1').split('\r\n');
  const half = Buffer.from(lines.slice(0, lines.length / 2).join('\r\n'), 'latin1');
  expect(importFiles({ '2026-09-07.csv': half })).toBe(1);
  expect(output()).toContain('is gone, and no deletion record says so');
  expect(written()).toEqual(['2026-12-07.generated.json']);
});

test('an official file becomes a directory with the rules of the rule table, and says how old these are', () => {
  expect(importFiles({ 'blz-aktuell-csv-data.csv': officialCsv })).toBe(0);
  expect(written()).toEqual(['2026-09-07.generated.json']);
  expect(directory('2026-09-07')).toMatchObject({ validFrom: '2026-09-07', validUntil: '2026-12-06' });
  expect(directory('2026-09-07').banks).toHaveLength(59);
  expect(directory('2026-09-07').find('50810900')?.bankRule).toBe('005700');
  expect(
    JSON.parse(readFileSync(join(folder, 'banks/2026-09-07.generated.json'), 'utf8')).columns,
  ).toMatchObject({
    name: { asOf: '2026-09-07', source: 'Bankleitzahlendatei of the Deutsche Bundesbank (CSV)' },
    bankRule: { asOf: '2025-12-08', source: `data/bankRules/${RULES}` },
  });
});

test('a bank code that is younger than the rule table has no rule', () => {
  const young = withMainRecord(officialCsv, '50810900', '50810900', '50810901');
  expect(importFiles({ '2026-09-07.csv': young })).toBe(0);
  expect(directory('2026-09-07').find('50810901')?.bankRule).toBeNull();
  expect(output()).toContain('1 without IBAN rule: 50810901');
});

test('an extended file uses its own rules and leaves a rule table for the public files after it', () => {
  const extended = extendedTxt((bankCode) => (bankCode === '58560294' ? '001501' : '000000'));
  expect(importFiles({ '2026-09-07.txt': extended })).toBe(0);
  expect(directory('2026-09-07').find('58560294')?.bankRule).toBe('001501');
  const table = JSON.parse(readFileSync(join(folder, 'rules/rulesByBankCode.2026-09-07.json'), 'utf8'));
  expect(table.ruleByBankCode).toMatchObject({ 58560294: '001501' });

  const publicFile = changed(extended, (line) => line.slice(0, 168).replace(/D(?=0\d{8}$)/, 'U'));
  expect(importFiles({ '2026-12-07.txt': publicFile })).toBe(0);
  expect(directory('2026-12-07').find('58560294')?.bankRule).toBe('001501');
});

test('files of two quarters are imported in one run, the second compared with the first', () => {
  const next = changed(officialCsv, (line) => (line.startsWith('"50961312"') ? undefined : line));
  expect(importFiles({ '2026-09-07.csv': officialCsv, '2026-12-07.csv': next })).toBe(0);
  expect(written()).toEqual(['2026-09-07.generated.json', '2026-12-07.generated.json']);
  expect(output()).toContain('59 bank codes, 0 new, 0 gone, 0 changed since 2026-09-07');
});

test('a refused file is explained, and nothing is written, not even the files before it', () => {
  const next = changed(officialCsv, (line) => (line.startsWith('"50810900"') ? undefined : line));
  expect(importFiles({ '2026-09-07.csv': officialCsv, '2026-12-07.csv': next })).toBe(1);
  expect(output()).toContain('2026-12-07.csv: refused because of 1 anomaly');
  expect(output()).toContain('50810900 Deutsche Bausparkasse Badenia (ehem. DBS Bausparkasse) is gone');
  expect(written()).toEqual([]);
});

test('what is accepted all the same is named and does not stop the import', () => {
  const odd = withMainRecord(officialCsv, '50810900', '"09"', '"F0"');
  expect(importFiles({ '2026-09-07.csv': odd }, { accept: true })).toBe(0);
  expect(output()).toContain('1 anomaly accepted');
  expect(output()).toContain('50810900 has the unknown check-digit method F0');
  expect(directory('2026-09-07').find('50810900')?.accountCheckMethod).toBeNull();
});

test('a dry run compares and writes nothing', () => {
  expect(importFiles({ '2026-09-07.csv': officialCsv }, { isDryRun: true })).toBe(0);
  expect(output()).toContain('59 bank codes');
  expect(written()).toEqual([]);
});

test('given days of validity come before those of the name', () => {
  const validity = { validFrom: '2026-12-07', validUntil: '2027-01-31' };
  expect(importFiles({ '2026-09-07.csv': officialCsv }, { validity })).toBe(0);
  expect(directory('2026-12-07')).toMatchObject(validity);
});

test('a file that would become valid in a quarter or more is refused unless its day is given', () => {
  expect(importFiles({ '2026-12-07.csv': officialCsv })).toBe(0);
  expect(importFiles({ 'BLZ.csv': officialCsv })).toBe(1);
  expect(output()).toContain('valid on 2027-03-08 cannot have been published yet');
});

test('a file of which every line is odd is refused in a few lines', () => {
  const odd = changed(officialCsv, (line) => `${line};`);
  expect(importFiles({ '2026-09-07.csv': odd })).toBe(1);
  expect(output()).toContain('… and 285 more of this kind');
  expect(output().split('\n').length).toBeLessThan(40);
});

test.each([
  ['a file that is not there', 'missing.csv', 'cannot be read'],
  ['a folder', '.', 'cannot be read'],
])('%s is refused', (_name, name, reason) => {
  expect(importFiles({}, { files: [join(folder, 'in', name)] })).toBe(1);
  expect(output()).toContain(reason);
});

test('an empty file is refused even with --accept', () => {
  expect(importFiles({ 'empty.csv': Buffer.from('') }, { accept: true })).toBe(1);
  expect(output()).toContain('the file is empty');
});
