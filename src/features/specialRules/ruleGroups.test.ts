import { expect, test } from 'vitest';
import { parsedCsv } from '../../../tests/support/convertedRows.ts';
import { readVectors } from '../../../tests/support/vectors.ts';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { makeBankDirectory } from '../../domain/directory/bankDirectory.ts';
import { ruleExamples, ruleGroups } from './ruleGroups.ts';
import { rulesCsv } from './rulesCsv.ts';

const directory = newestDirectory();
const groups = ruleGroups(directory);

test('every rule is explained in one sentence [15.2]', () => {
  for (const { rule, sentence } of groups) expect(sentence, rule).toMatch(/^[A-Z][^.!?]+\.$/);
  expect(groups.find(({ rule }) => rule === '0001')?.sentence).toBe(
    'Für diese Bankleitzahlen ist keine IBAN-Berechnung vorgesehen.',
  );
});

test('every rule has an example that does what is said of it, as long as its bank code has the rule [15.2]', () => {
  for (const { rule, banks, example } of groups) {
    const [bankCode, , outcome] = ruleExamples[rule] ?? [];
    if (banks.length > 0) expect(bankCode, rule).toBeDefined();
    if (!banks.some((bank) => bank.bankCode === bankCode)) continue;
    expect(example?.outcome, rule).toBe(outcome);
    const isRefused = outcome === 'no-iban' || outcome === 'invalid-account';
    expect(example?.bankIban === null, rule).toBe(isRefused);
    expect(example?.bankIban !== example?.formulaIban, rule).toBe(outcome === 'changed' || isRefused);
  }
});

test('an example whose bank code has lost the rule is not shown', () => {
  const banks = directory.banks.filter(({ bankCode }) => bankCode !== ruleExamples['0004']?.[0]);
  const later = makeBankDirectory('2026-12-07', '2027-03-07', banks);
  expect(ruleGroups(later).find(({ rule }) => rule === '0004')).toMatchObject({ banks: [], example: null });
});

test('where an example has been published, it comes out as published', () => {
  const published = new Map(
    readVectors('iban_published.tsv').map(({ blz, account, iban }) => [`${blz} ${account}`, iban]),
  );
  const compared = groups.flatMap(({ example }) => {
    const iban = published.get(`${example?.bankCode} ${example?.accountNumber}`);
    return iban === undefined ? [] : [[example?.bankIban ?? '', iban]];
  });
  expect(compared.length).toBeGreaterThan(30);
  for (const [computed, iban] of compared) expect(computed).toBe(iban);
});

test('the CSV has a row for every bank code with a rule of its own, by rising bank code [15.4]', async () => {
  const { text } = rulesCsv(directory);
  const [, ...rows] = await parsedCsv(new Blob([text]));
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
