import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AccountNumber, BankCode } from '../../src/domain/account/account.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import { buildIban } from '../../src/domain/iban/iban.ts';
import { directoryFrom, resolveIn } from '../support/bankDirectory.ts';
import { readVectors, type VectorRow } from '../support/vectors.ts';

/** The quarter in which the cases were collected. */
const directory = directoryFrom('2026-09-07');

/** Whether something passes a case. */
type Judge = (row: VectorRow) => boolean;

/** The cases of a suite that the suites before it do not have. On them only this project was run. */
const onlyIn = (sources: string, file: string): VectorRow[] =>
  readVectors(file).map((row) => ({ ...row, sources }));

/** The IBAN cases whose bank code still exists. */
const ibanCases: readonly VectorRow[] = [
  ...readVectors('iban_published.tsv').filter(({ status }) => status !== 'historic'),
  ...onlyIn('Business::KontoCheck', 'iban_published_kontocheck55.tsv').map((row) => ({
    ...row,
    expected: row.iban === '' ? 'none' : 'iban',
  })),
];

/** The account cases, without two that contradict themselves. */
const accountCases: readonly VectorRow[] = [
  ...readVectors('pz_published.tsv').filter(({ expected }) => expected !== 'conflict'),
  ...onlyIn('Business::KontoCheck', 'pz_published_kontocheck55.tsv'),
  ...onlyIn('BAV', 'pz_published_bav.tsv'),
];

/** A case with an IBAN asks for it whether or not the account number passes its check; „none“ asks for no IBAN. */
const passesIban: Judge = ({ blz, account, expected, iban }) => {
  const resolution = resolveIn(directory)(blz ?? '', account ?? '');
  return expected === 'none' ? resolution.bankIban === null : resolution.bankIbanIfAccountIsRight === iban;
};

const formulaPasses: Judge = ({ blz, account, iban }) =>
  buildIban(blz as BankCode, account as AccountNumber) === iban;

const passesAccount: Judge = ({ method = '', account, blz, expected }) => {
  const verdict = checkAccount(method, account as AccountNumber, (blz || undefined) as BankCode | undefined);
  return (verdict === 'invalid') === (expected === 'invalid');
};

/** A row of the tables in package/README.md: „passed of all“ for each suite and for all cases. */
function rowOfTable(
  name: string,
  cases: readonly VectorRow[],
  suites: readonly string[],
  judge: Judge,
): string {
  const columns = suites.map((suite) =>
    cases.filter(({ sources = '' }) => sources.split(',').includes(suite)),
  );
  const inWords = (number: number) => number.toLocaleString('en-US');
  const cells = [...columns, cases].map(
    (rows) => `${inWords(rows.filter(judge).length)} of ${inWords(rows.length)}`,
  );
  return `\n| ${[name, ...cells].join(' | ')} |\n`;
}

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
