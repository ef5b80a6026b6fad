import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { resolveIban } from '../src/resolveIban.ts';

/** As the build has made it. */
const COMMAND = join(import.meta.dirname, '../dist/bin.js');

/** Compiled once for all calls, each of which would take twice as long. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/iban'),
};

async function run(args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: 'pipe', env });
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { lines: output.split('\n').slice(0, -1), errors, exitCode };
}

describe('exit codes [17.5]', () => {
  test.each([
    ['an unknown option', ['--jsn']],
    ['one number alone', ['37040044']],
    ['nothing', []],
  ])('%s gives 2 and one line', async (_name, args) => {
    const { lines, errors, exitCode } = await run(args);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 2 });
    expect(errors).toMatch(/^[^\n]+\. See iban-regeln --help\.\n$/);
  });

  test.each([
    ['20070000', '12345678901', 'account-number-malformed'],
    ['99999999', '1', 'unknown-bank'],
    ['10000000', '12300578', 'account-not-released'],
    ['30060010', '1991182', 'rule-disputed'],
  ])('%s %s gives 3, no output and the reason %s', async (bankCode, account, code) => {
    const { lines, errors, exitCode } = await run([bankCode, account]);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 3 });
    expect(errors).toMatch(new RegExp(`^${code}: [A-Z].*\\.\n$`));
  });

  test('--json says all that is known of one account', async () => {
    const { lines, exitCode } = await run(['--json', '30060010', '1991182']);
    expect(exitCode).toBe(3);
    expect(JSON.parse(lines[0] ?? '')).toEqual(
      JSON.parse(JSON.stringify(resolveIban(newestDirectory(), '30060010', '1991182'))),
    );
  });

  test.each([
    ['--version', /^\d+\.\d+\.\d+$/],
    ['--help', /^Usage: iban-regeln \[--json\] BANK_CODE ACCOUNT_NUMBER$/],
    ['-h', /^Usage: /],
  ])('%s is answered and gives 0', async (option, line) => {
    const { lines, exitCode } = await run([option]);
    expect(exitCode).toBe(0);
    expect(lines[0]).toMatch(line);
  });
});
