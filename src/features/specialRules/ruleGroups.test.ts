import { expect, test } from 'vitest';
import { readVectors } from '../../../tests/support/vectors.ts';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { makeBankDirectory } from '../../domain/directory/bankDirectory.ts';
import { ruleExamples, ruleGroups } from './ruleGroups.ts';

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
