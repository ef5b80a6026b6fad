import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/importBanks.ts', ...args], { encoding: 'utf8' });

const MERGED = 'data/banks/sources/2026-09-07.merged.tsv';

test('the command compares a file with the directory at hand', () => {
  const { status, stdout } = run('--dry-run', MERGED);
  expect(stdout).toContain('3507 bank codes, 0 new, 0 gone, 0 changed since 2026-09-07');
  expect(stdout).toContain('10 without IBAN rule');
  expect(stdout).toContain('bankdata-germany from 2026-09-07 differs in 0 points');
  expect(status).toBe(0);
});

test('a refused file ends the command with 1', () => {
  const { status, stderr } = run('package.json');
  expect(stderr).toContain('no line has 168 or 174 characters');
  expect(status).toBe(1);
});

test.each([
  ['no file', [], 'no file is given'],
  ['an unknown option', ['--force', MERGED], '--force'],
  ['a day that is none', ['--valid-from', '2026-02-30', MERGED], '“2026-02-30” is no day'],
  ['an end without a beginning', ['--valid-until', '2026-12-06', MERGED], 'needs --valid-from'],
  [
    'an end before the beginning',
    ['--valid-from', '2026-12-07', '--valid-until', '2026-12-06', MERGED],
    'lies before',
  ],
  ['one day for two files', ['--valid-from', '2026-12-07', MERGED, MERGED], 'a single file'],
])('%s ends the command with 2 and its usage', (_name, args, message) => {
  const { status, stderr } = run(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run import-banks');
  expect(status).toBe(2);
});
