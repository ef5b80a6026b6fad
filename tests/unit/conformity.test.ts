import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  accountCases,
  accountTable,
  directory,
  ibanCases,
  ibanTable,
  passesAccount,
  passesIban,
} from '../support/conformity.ts';

test.each([
  ['IBANs', ibanTable],
  ['account numbers', accountTable],
])('the README of the package says who passes which published cases of %s [13.6]', (_what, table) => {
  expect(readFileSync('package/README.md', 'utf8')).toContain(`\n${table()}\n`);
});

test('every published case that does not pass is of an earlier version of rule 0049 or explained beside the vectors', () => {
  const failed = ibanCases.filter((row) => !passesIban(row));
  expect(failed).toHaveLength(17);
  for (const { blz = '' } of failed.filter(({ sources }) => sources !== 'Business::KontoCheck'))
    expect(directory.find(blz)?.bankRule, blz).toMatch(/^0049/);
  const explained = readFileSync('tests/vectors/README.md', 'utf8');
  for (const { method, account } of accountCases.filter((row) => !passesAccount(row)))
    expect(explained).toContain(`\n| pz_published | ${method} | ${account} |`);
});
