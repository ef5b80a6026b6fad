import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../../tests/support/vectors.ts';
import type { AccountNumber, BankCode } from '../account/account.ts';
import { checkAccount, isAccountCheckMethod } from './checkAccount.ts';

const VECTORS = new URL('../../../tests/vectors/', import.meta.url);

const readRows = (file: string) =>
  readVectors(`${file}.tsv`).map(({ method = '', account, blz, expected, verdict, dissent }) => ({
    ...{ file, method, account: account as AccountNumber },
    bankCode: (blz || undefined) as BankCode | undefined,
    expected: expected ?? verdict ?? '',
    unanimous: file === 'pz_random' && dissent === '',
  }));
type Row = ReturnType<typeof readRows>[number];

/** The lines of the table of differences in the README of the vectors, without the reasons. */
function readExplainedDifferences(): string[] {
  const readme = readFileSync(new URL('README.md', VECTORS), 'utf8');
  return readme
    .split('\n')
    .filter((line) => /^\| pz_\w+ \|.*\| .{20,} \|$/.test(line))
    .map((line) => line.split('|').slice(1, 6).join('|').trim());
}

const RANDOM = readRows('pz_random');
const PUBLISHED = ['pz_published', 'pz_published_kontocheck55', 'pz_published_bav'];
const ROWS = [...PUBLISHED.flatMap(readRows), ...RANDOM];
const METHODS = [...new Set(RANDOM.map((row) => row.method))];

const verdictOf = (row: Row) => checkAccount(row.method, row.account, row.bankCode);

function agrees(row: Row): boolean {
  const verdict = verdictOf(row);
  if (row.expected === 'valid') return verdict !== 'invalid';
  if (row.expected === 'valid-nocheck') return verdict === 'unchecked';
  return verdict === row.expected;
}

const difference = (row: Row) =>
  [row.file, row.method, row.account, row.expected, verdictOf(row)].join(' | ');

describe('the vectors', () => {
  test('hold all files whole', () => {
    expect(ROWS).toHaveLength(1443 + 2204 + 3063 + 19_544);
    expect(METHODS).toHaveLength(144);
  });

  test.each(METHODS)('method %s agrees wherever all implementations agree [11.1]', (method) => {
    const rows = ROWS.filter((row) => row.method === method && row.unanimous);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !agrees(row)).map(difference)).toEqual([]);
  });

  test('differ from the check on exactly the rows that their README explains', () => {
    const differences = ROWS.filter((row) => !agrees(row)).map(difference);
    expect(differences.sort()).toEqual(readExplainedDifferences().sort());
  });
});

describe('every method', () => {
  const digits = (length: number) =>
    fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)) as fc.Arbitrary<unknown>;
  const accounts = digits(10) as fc.Arbitrary<AccountNumber>;
  const bankCodes = fc.option(digits(8) as fc.Arbitrary<BankCode>, { nil: undefined });

  test('has one of three verdicts on any account number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...METHODS), accounts, bankCodes, (method, account, bankCode) => {
        expect(['valid', 'invalid', 'unchecked']).toContain(checkAccount(method, account, bankCode));
      }),
    );
  });

  test.each(METHODS)('%s refuses account number 0', (method) => {
    expect(checkAccount(method, '0000000000' as AccountNumber)).toBe('invalid');
  });

  test('only calculates with the bank code where the method says so', () => {
    const others = METHODS.filter((method) => !['52', '53', 'B6', 'C0'].includes(method));
    fc.assert(
      fc.property(fc.constantFrom(...others), accounts, bankCodes, (method, account, bankCode) => {
        expect(checkAccount(method, account, bankCode)).toBe(checkAccount(method, account));
      }),
    );
  });

  test('tells a name of a method from other text', () => {
    expect(METHODS.filter((method) => !isAccountCheckMethod(method))).toEqual([]);
    for (const text of ['12', '', '0', '000', 'ZZ', 'a0', '__proto__', 'constructor'])
      expect(isAccountCheckMethod(text)).toBe(false);
  });

  test('that is not assigned leaves the account number unchecked', () => {
    expect(checkAccount('12', '0000000001' as AccountNumber)).toBe('unchecked');
    expect(checkAccount('12', '0000000000' as AccountNumber)).toBe('invalid');
  });
});

test.each(readVectors('pz_bounds.tsv'))(
  'method $method calls $account $verdict: $case',
  ({ method = '', account, blz, verdict }) => {
    expect(checkAccount(method, account as AccountNumber, (blz || undefined) as BankCode)).toBe(verdict);
  },
);
