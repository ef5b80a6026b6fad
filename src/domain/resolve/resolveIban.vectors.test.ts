import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { readVectors, type VectorRow } from '../../../tests/support/vectors.ts';
import type { Outcome } from './resolution.ts';

/** Origin and meaning of the files: tests/vectors/README.md. */
const FOLDER = new URL('../../../tests/vectors/', import.meta.url);
const resolve = resolveIn(directoryFrom('2026-09-07'));

type Column = 'outcome' | 'iban' | 'iban_if_account_is_right' | 'bic';

/** Cells in which we say something else than the row, or nothing (`*`), each with its reason. */
const DECIDED = readVectors('iban_decided.tsv');
const DECISION = new Map(
  DECIDED.map(({ file, blz, account, column, row_says, we_say }) => [
    [file, blz, account, column, row_says].join(' '),
    we_say,
  ]),
);
const used = new Set<string>();

/** konto_check has one word for all account numbers that fail. */
function wordOf(outcome: Outcome): string {
  return outcome === 'undetermined' ? 'invalid-account' : outcome;
}

/** The columns in which we differ from what a row says or, where it was decided otherwise, from the decision. */
function differences(file: string, row: VectorRow, expected: Partial<Record<Column, string>>): string[] {
  const resolution = resolve(row.blz ?? '', row.account ?? '');
  const found: Record<Column, string> = {
    outcome: resolution.bankIban === null ? wordOf(resolution.outcome) : 'iban',
    iban: resolution.bankIban ?? '',
    iban_if_account_is_right: resolution.bankIbanIfAccountIsRight ?? '',
    bic: resolution.bankBic ?? '',
  };
  return (Object.keys(expected) as Column[]).flatMap((column) => {
    const cell = [file, row.blz, row.account, column, expected[column]].join(' ');
    const decision = DECISION.get(cell);
    if (decision !== undefined) used.add(cell);
    const value = decision ?? expected[column];
    return value === found[column] || value === '*' ? [] : [`${cell} ≠ ${found[column]}`];
  });
}

/** The status words of konto_check: tests/vectors/README.md. */
function outcomeOf(status = ''): string {
  if (status.startsWith('OK')) return 'iban';
  if (status === 'NO_IBAN_CALCULATION') return 'no-iban';
  return status === 'NOT_IMPLEMENTED' ? 'not known to konto_check 5.8' : 'invalid-account';
}

test('every random account gets the IBAN and BIC on which the implementations agree [11.1]', () => {
  const file = 'iban_random.tsv';
  const rows = readVectors(file);
  expect(rows).toHaveLength(7445);
  const found = rows.flatMap((row) => {
    const outcome = outcomeOf(row.kc_status);
    const ifRight = row.iban_without_account_check;
    return differences(file, row, {
      outcome,
      bic: row.bic,
      ...(outcome === 'iban' ? { iban: row.iban } : {}),
      ...(ifRight === '' ? {} : { iban_if_account_is_right: ifRight }),
    });
  });
  expect(found).toEqual([]);
});

test('every published case that still holds gets its IBAN and BIC, or none', () => {
  const file = 'iban_published.tsv';
  const rows = readVectors(file).filter((row) => row.status === 'live-ok');
  expect(rows).toHaveLength(2116);
  // A case with an IBAN asks for it whether or not the account number passes its check.
  const found = rows.flatMap((row) =>
    differences(file, row, {
      ...(row.expected === 'none' ? { iban: '' } : { iban_if_account_is_right: row.iban }),
      ...(row.bic === '' ? {} : { bic: row.bic }),
    }),
  );
  expect(found).toEqual([]);
});

test('every case of the suite of Business::KontoCheck gets its IBAN and BIC, or none', () => {
  const file = 'iban_published_kontocheck55.tsv';
  const rows = readVectors(file);
  expect(rows).toHaveLength(1336);
  const found = rows.flatMap((row) => differences(file, row, { iban: row.iban, bic: row.bic }));
  expect(found).toEqual([]);
});

test('every decision contradicts its row, is needed, counted and explained', () => {
  expect(DECIDED.filter(({ row_says, we_say }) => row_says === we_say)).toEqual([]);
  expect(used.size).toBe(DECIDED.length);
  const readme = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const rowsByGroup = new Map<string, Set<string>>();
  for (const { file, reason, blz, account } of DECIDED) {
    const group = `| ${file} | ${reason} |`;
    rowsByGroup.set(group, (rowsByGroup.get(group) ?? new Set()).add(`${blz} ${account}`));
  }
  const explained = [...rowsByGroup].map(([group, rows]) => `${group} ${rows.size} |`);
  expect(explained.filter((line) => !readme.includes(line))).toEqual([]);
  expect(readme.match(/^\| iban_\w+\.tsv \| [\w-]+ \|/gm)).toHaveLength(rowsByGroup.size);
});
