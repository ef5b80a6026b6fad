import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  accountTable,
  ibanTable,
  otherAccountFailures,
  otherIbanFailures,
  ourFailures,
} from '../conformity.ts';

const comparison = readFileSync('docs/comparison.md', 'utf8');

test.each([
  ['IBANs', ibanTable],
  ['account numbers', accountTable],
  ['IBANs that only others fail', otherIbanFailures],
  ['account numbers that only others fail', otherAccountFailures],
])('docs/comparison.md says who passes which published cases of %s', (_what, table) => {
  expect(comparison).toContain(`\n${table()}\n`);
});

test('the tables in the README of the package are those of docs/comparison.md', () => {
  const readme = readFileSync('package/README.md', 'utf8');
  const section = /^## Beside other packages\n([\s\S]*?)\n## /m.exec(readme)?.[1] ?? '';
  const rows = section.match(/^\|.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows) expect(comparison).toContain(`\n${row}\n`);
});

test('docs/comparison.md explains each published case that this project does not pass, and no other', () => {
  const explained = [...comparison.matchAll(/^\| (\w{8} \| \d{10}|\w\w \| \d{10}) \| /gm)].map(
    ([, row]) => row,
  );
  expect(explained.sort()).toEqual([...ourFailures()].sort());
});
