/** Counts who passes the published test cases of other projects (package/README.md). */
import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import { buildIban } from '../../src/domain/iban/iban.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { directoryFrom } from './bankDirectory.ts';
import { PROGRAMS, readVectors, type VectorRow } from './vectors.ts';

/** The quarter in which the cases were collected. */
export const directory = directoryFrom('2026-09-07');

/** Whether something passes a case. Undefined if it has no answer to it. */
type Judge = (row: VectorRow) => boolean | undefined;

/** The suite of Business::KontoCheck 5.5, as far as it is not in the others. On it only this project was run. */
const ofKontoCheck = (file: string): VectorRow[] =>
  readVectors(file).map((row) => ({ ...row, sources: 'Business::KontoCheck' }));

/** The IBAN cases whose bank code still exists. */
export const ibanCases: readonly VectorRow[] = [
  ...readVectors('iban_published.tsv').filter(({ status }) => status !== 'historic'),
  ...ofKontoCheck('iban_published_kontocheck55.tsv').map((row) => ({
    ...row,
    expected: row.iban === '' ? 'none' : 'iban',
  })),
];

/** The account cases, without two that contradict themselves. */
export const accountCases: readonly VectorRow[] = [
  ...readVectors('pz_published.tsv').filter(({ expected }) => expected !== 'conflict'),
  ...ofKontoCheck('pz_published_kontocheck55.tsv'),
];

/** A case with an IBAN asks for it whether or not the account number passes its check; „none“ asks for no IBAN. */
export const passesIban: Judge = ({ blz, account, expected, iban }) => {
  const resolution = resolveIban(directory, blz as BankCode, account as AccountNumber);
  return expected === 'none' ? resolution.bankIban === null : resolution.bankIbanIfAccountIsRight === iban;
};

const formulaPasses: Judge = ({ blz, account, iban }) =>
  buildIban(blz as BankCode, account as AccountNumber) === iban;

/** What a program gave when it was run, in the column of this name: an IBAN or a word. */
function recordedIbans(column: 'kc' | 'ib'): Judge {
  return (row) => {
    if (row[column] === undefined) return undefined;
    return row.expected === 'none' ? !row[column].startsWith('DE') : row[column] === row.iban;
  };
}

export const passesAccount: Judge = ({ method = '', account, blz, expected }) => {
  const verdict = checkAccount(method, account as AccountNumber, (blz || undefined) as BankCode | undefined);
  return (verdict === 'invalid') === (expected === 'invalid');
};

function recordedAccountChecks(program: string): Judge {
  return ({ agree = '', disagree = '' }) => {
    if (agree.split(',').includes(program)) return true;
    return disagree.split(',').includes(program) ? false : undefined;
  };
}

/**
 * A table in Markdown: a row for each judge, a column for each suite and one for all, with „passed of answered“.
 *
 * @param judges by their names
 */
function conformityTable(
  cases: readonly VectorRow[],
  suites: readonly string[],
  judges: Record<string, Judge>,
): string {
  const columns = suites.map((suite) =>
    cases.filter(({ sources = '' }) => sources.split(',').includes(suite)),
  );
  const lines = Object.entries(judges).map(([name, judge]) => {
    const cells = [...columns, cases].map((rows) => {
      const answers = rows.map(judge).filter((answer) => answer !== undefined);
      if (answers.length === 0) return '–';
      return `${inWords(answers.filter((answer) => answer).length)} of ${inWords(answers.length)}`;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const header = ['', ...suites, 'all cases'];
  return [`| ${header.join(' | ')} |`, `|${'---|'.repeat(header.length)}`, ...lines].join('\n');
}

const inWords = (number: number) => number.toLocaleString('en-US');

export const ibanTable = (): string =>
  conformityTable(ibanCases, ['konto_check', 'IBANTools', 'obantoo', 'ibandit', 'Business::KontoCheck'], {
    'this project': passesIban,
    'konto_check 5.8': recordedIbans('kc'),
    ibandit: recordedIbans('ib'),
    'the plain formula': formulaPasses,
  });

export const accountTable = (): string =>
  conformityTable(
    accountCases,
    ['Bundesbank', 'ibantools-germany', 'IBANTools', 'obantoo', 'schwifty', 'Business::KontoCheck'],
    {
      'this project': passesAccount,
      ...Object.fromEntries(
        Object.entries(PROGRAMS).map(([short, name]) => [name, recordedAccountChecks(short)]),
      ),
    },
  );
