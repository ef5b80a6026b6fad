import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  accountCases,
  directory,
  formulaPasses,
  ibanCases,
  passesAccount,
  passesIban,
  rowOfTable,
} from '../support/conformity.ts';

const IBAN_SUITES = 'konto_check IBANTools obantoo ibandit Business::KontoCheck'.split(' ');
const ACCOUNT_SUITES =
  'Bundesbank ibantools-germany IBANTools obantoo schwifty Business::KontoCheck BAV'.split(' ');

test('the README of the package says how many published cases this project and the plain formula pass [13.6]', () => {
  const readme = readFileSync('package/README.md', 'utf8');
  expect(readme).toContain(rowOfTable('this project', ibanCases, IBAN_SUITES, passesIban));
  expect(readme).toContain(rowOfTable('the plain formula', ibanCases, IBAN_SUITES, formulaPasses));
  expect(readme).toContain(rowOfTable('this project', accountCases, ACCOUNT_SUITES, passesAccount));
});

test('every published case that does not pass is of an earlier version of rule 0049 or explained beside the vectors', () => {
  const failed = ibanCases.filter((row) => !passesIban(row));
  expect(failed).toHaveLength(17);
  for (const { blz = '' } of failed.filter(({ sources }) => sources !== 'Business::KontoCheck'))
    expect(directory.find(blz)?.bankRule, blz).toMatch(/^0049/);
  const explained = readFileSync('tests/vectors/README.md', 'utf8');
  for (const { method, account } of accountCases.filter((row) => !passesAccount(row)))
    expect(explained).toMatch(new RegExp(`\\n\\| pz_published\\w* \\| ${method} \\| ${account} \\|`));
});
