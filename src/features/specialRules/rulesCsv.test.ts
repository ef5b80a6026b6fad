import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { makeBankDirectory } from '../../domain/directory/bankDirectory.ts';
import { rulesCsv } from './rulesCsv.ts';

const directory = newestDirectory();

test('the CSV has a row for every bank code with a rule of its own, by rising bank code [15.4]', () => {
  const { text, bytes } = rulesCsv(directory);
  expect(text.startsWith('\uFEFFBLZ;Bank;Ort;Regel;Beschreibung\r\n')).toBe(true);
  expect(bytes).toBe(new TextEncoder().encode(text).length);
  const [, ...rows] = Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';', newline: '\r\n' }).data;
  const expected = directory.banks.filter(({ bankRule }) => bankRule && !bankRule.startsWith('0000'));
  expect(rows.map(([bankCode, name, town, rule]) => [bankCode, name, town, rule])).toEqual(
    expected.map(({ bankCode, name, town, bankRule }) => [bankCode, name, town, bankRule?.slice(0, 4)]),
  );
  for (const row of rows) expect(row, row[0]).toHaveLength(5);
});

test('a name with a delimiter is quoted, and one that begins like a formula is no formula', () => {
  const [bank] = directory.banks.filter(({ bankCode }) => bankCode === '10050000');
  if (!bank) throw new Error('The example is not in the directory');
  const banks = directory.banks.map((each) =>
    each === bank ? { ...bank, name: '=1+1; "Bank"', town: '@Berlin' } : each,
  );
  const odd = makeBankDirectory('2026-09-07', '2026-12-06', banks, directory.columnDates);
  expect(rulesCsv(odd).text).toContain(`\r\n10050000;"'=1+1; ""Bank""";'@Berlin;0004;`);
});

test('the address of the CSV changes with its content', () => {
  const path = /^\/daten\/iban-sonderregeln\.\d{4}-\d\d-\d\d\.[0-9a-f]{8}\.csv$/;
  expect(rulesCsv(directory).path).toMatch(path);
  const banks = directory.banks.filter(({ bankCode }) => bankCode !== '10050000');
  const fewer = makeBankDirectory('2026-09-07', '2026-12-06', banks, directory.columnDates);
  expect(rulesCsv(fewer).path).not.toBe(rulesCsv(directory).path);
});
