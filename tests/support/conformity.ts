/** Counts who passes the published test cases of other projects (package/README.md). */
import type { AccountNumber, BankCode } from '../../src/domain/account/account.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import { buildIban } from '../../src/domain/iban/iban.ts';
import { directoryFrom, resolveIn } from './bankDirectory.ts';
import { readVectors, type VectorRow } from './vectors.ts';

/** The quarter in which the cases were collected. */
export const directory = directoryFrom('2026-09-07');

/** Whether something passes a case. */
type Judge = (row: VectorRow) => boolean;

/** The cases of a suite that the suites before it do not have. On them only this project was run. */
const onlyIn = (sources: string, file: string): VectorRow[] =>
  readVectors(file).map((row) => ({ ...row, sources }));

/** The IBAN cases whose bank code still exists. */
export const ibanCases: readonly VectorRow[] = [
  ...readVectors('iban_published.tsv').filter(({ status }) => status !== 'historic'),
  ...onlyIn('Business::KontoCheck', 'iban_published_kontocheck55.tsv').map((row) => ({
    ...row,
    expected: row.iban === '' ? 'none' : 'iban',
  })),
];

/** The account cases, without two that contradict themselves. */
export const accountCases: readonly VectorRow[] = [
  ...readVectors('pz_published.tsv').filter(({ expected }) => expected !== 'conflict'),
  ...onlyIn('Business::KontoCheck', 'pz_published_kontocheck55.tsv'),
  ...onlyIn('BAV', 'pz_published_bav.tsv'),
];

/** A case with an IBAN asks for it whether or not the account number passes its check; „none“ asks for no IBAN. */
export const passesIban: Judge = ({ blz, account, expected, iban }) => {
  const resolution = resolveIn(directory)(blz ?? '', account ?? '');
  return expected === 'none' ? resolution.bankIban === null : resolution.bankIbanIfAccountIsRight === iban;
};

export const formulaPasses: Judge = ({ blz, account, iban }) =>
  buildIban(blz as BankCode, account as AccountNumber) === iban;

export const passesAccount: Judge = ({ method = '', account, blz, expected }) => {
  const verdict = checkAccount(method, account as AccountNumber, (blz || undefined) as BankCode | undefined);
  return (verdict === 'invalid') === (expected === 'invalid');
};

/** A row of the tables in package/README.md: „passed of all“ for each suite and for all cases. */
export function rowOfTable(
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
