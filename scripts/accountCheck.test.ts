import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'accountCheck.ts'), ...args],
    { input, encoding: 'utf8' },
  );
  return { lines: stdout.split('\n').slice(0, -1), stderr, status };
}

test('one word comes out for each line that goes in', () => {
  const lines = [
    ['00\t9290701', 'valid'],
    ['00;9290702', 'invalid'],
    ['09,123', 'unchecked'],
    ['e4\t', 'bad-input'],
    [' 63 \t 1234566 \t', 'valid'],
    ['12\t1234566', 'bad-input'],
    ['00\t12345678901', 'bad-input'],
    ['00\t1\t1234567', 'bad-input'],
    ['00\t1\t12345678\t9', 'bad-input'],
    ['', 'bad-input'],
    ['52\t0043001500\t13051172', 'valid'],
    ['52\t0043001501\t13051172', 'invalid'],
  ];
  const { lines: found, status } = run([], `\uFEFF${lines.map(([line]) => `${line}\r\n`).join('')}`);
  expect(found).toEqual(lines.map(([, verdict]) => verdict));
  expect(status).toBe(0);
});

test('small letters in the name of a method are read as capitals', () => {
  expect(run([], 'a5\t9941510001\nA5\t9941510001\n').lines).toEqual(['valid', 'valid']);
});

test('a file that cannot be read gives 1, wrong arguments give 2 and the usage', () => {
  expect(run([join(import.meta.dirname, 'missing.tsv')])).toMatchObject({ lines: [], status: 1 });
  const wrong = run(['--json']);
  expect(wrong).toMatchObject({ lines: [], status: 2 });
  expect(wrong.stderr).toContain('Usage: npm run -s account-check -- [FILE]');
});
