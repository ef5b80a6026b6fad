/** Counts who passes the published test cases of other projects (docs/comparison.md). */
import type { AccountNumber } from '../src/domain/account/accountNumber.ts';
import type { BankCode } from '../src/domain/account/bankCode.ts';
import { checkAccount } from '../src/domain/accountCheck/checkAccount.ts';
import { buildIban } from '../src/domain/iban/iban.ts';
import { resolveIban } from '../src/domain/resolve/resolveIban.ts';
import { directoryFrom } from './bankDirectory.ts';
import { PROGRAMS, readVectors, type VectorRow } from './vectors.ts';

/** The quarter in which the cases were collected. */
const directory = directoryFrom('2026-09-07');

/** Whether something passes a case. Undefined if it has no answer to it. */
type Judge = (row: VectorRow) => boolean | undefined;

/** The IBAN cases whose bank code still exists. */
export const ibanCases = readVectors('iban_published.tsv').filter(({ status }) => status !== 'historic');

/** The account cases, without two that contradict themselves. */
const accountCases = readVectors('pz_published.tsv').filter(({ expected }) => expected !== 'conflict');

/** A case with an IBAN asks for it whether or not the account number passes its check; „none“ asks for no IBAN. */
const ourIbans: Judge = ({ blz, account, expected, iban }) => {
  const resolution = resolveIban(directory, blz as BankCode, account as AccountNumber);
  return expected === 'none' ? resolution.bankIban === null : resolution.bankIbanIfAccountIsRight === iban;
};

/** What a program gave when it was run, in the column of this name: an IBAN or a word. */
function recordedIbans(column: 'kc' | 'ib'): Judge {
  return (row) => (row.expected === 'none' ? !row[column]?.startsWith('DE') : row[column] === row.iban);
}

/** What a function makes of bank code and account. */
export function ibansOf(ibanOf: (bankCode: string, accountNumber: string) => string | null): Judge {
  return ({ blz = '', account = '', expected, iban }) => {
    const given = ibanOf(blz, account);
    return expected === 'none' ? given === null : given === iban;
  };
}

const ourAccountChecks: Judge = ({ method = '', account, blz, expected }) => {
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
      return `${inWords(answers.filter((answer) => answer).length)} of ${inWords(answers.length)}`;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const header = ['', ...suites, 'all cases'];
  return [`| ${header.join(' | ')} |`, `|${'---|'.repeat(header.length)}`, ...lines].join('\n');
}

const inWords = (number: number) => number.toLocaleString('en-US');

/** The IBAN of the plain formula, which packages without the rules give. */
export const formulaIban = (bankCode: string, accountNumber: string): string =>
  buildIban(bankCode as BankCode, accountNumber as AccountNumber);

/** Everybody who was compared on IBANs, and on account numbers. */
const IBAN_JUDGES: Readonly<Record<string, Judge>> = {
  'this project': ourIbans,
  'konto_check 5.8': recordedIbans('kc'),
  ibandit: recordedIbans('ib'),
  'the plain formula': ibansOf(formulaIban),
};
const ACCOUNT_JUDGES: Readonly<Record<string, Judge>> = {
  'this project': ourAccountChecks,
  ...Object.fromEntries(
    Object.entries(PROGRAMS).map(([short, name]) => [name, recordedAccountChecks(short)]),
  ),
};

export const ibanTable = (): string =>
  conformityTable(ibanCases, ['konto_check', 'IBANTools', 'obantoo', 'ibandit'], IBAN_JUDGES);

export const accountTable = (): string =>
  conformityTable(
    accountCases,
    ['Bundesbank', 'ibantools-germany', 'IBANTools', 'obantoo', 'schwifty'],
    ACCOUNT_JUDGES,
  );

/** The cases that we pass and somebody else does not, by rule or method, with their number. */
export const otherIbanFailures = (): string =>
  failureTable(
    'rules',
    ibanCases,
    IBAN_JUDGES,
    ({ blz = '' }) => directory.find(blz)?.bankRule?.slice(0, 4) ?? '',
  );

export const otherAccountFailures = (): string =>
  failureTable('methods', accountCases, ACCOUNT_JUDGES, ({ method = '' }) => method);

function failureTable(
  what: string,
  cases: readonly VectorRow[],
  { 'this project': ours, ...others }: Readonly<Record<string, Judge>>,
  groupOf: (row: VectorRow) => string,
): string {
  const passed = cases.filter((row) => ours?.(row));
  const lines = Object.entries(others).map(([name, judge]) => {
    const failed = Map.groupBy(
      passed.filter((row) => judge(row) === false),
      groupOf,
    );
    const groups = [...failed].map(([group, rows]) => `${group} (${rows.length})`).sort();
    return `| ${name} | ${groups.join(', ') || 'none'} |`;
  });
  return [`| | ${what} (cases) |`, '|---|---|', ...lines].join('\n');
}

/** The cases that we do not pass, each once: bank code or method, and the account number. */
export function ourFailures(): readonly string[] {
  const failed = [
    ...ibanCases.filter((row) => !ourIbans(row)),
    ...accountCases.filter((row) => !ourAccountChecks(row)),
  ];
  return [...new Set(failed.map(({ blz, method, account = '' }) => `${method ?? blz} | ${account}`))];
}
