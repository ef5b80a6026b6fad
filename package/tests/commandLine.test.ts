import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { resolveIban } from '../src/resolveIban.ts';
import { FIRST_ROW, HEADER, LIST, run, start } from './runIban.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iban-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('exit codes [17.5]', () => {
  test('a file is read, and one that does not exist gives 1 and no output', async () => {
    const file = join(folder, 'list.csv');
    await writeFile(file, '20070000;1234566\n');
    expect(await run(['--list', file])).toEqual({ lines: [HEADER, FIRST_ROW], errors: '', exitCode: 0 });
    for (const path of [`${file}.gz`, folder]) {
      const { lines, errors, exitCode } = await run(['--list', path]);
      expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 1 });
      expect(errors).toMatch(/^E\w+: /);
    }
  });

  test.each([
    ['an unknown option', ['--jsn']],
    ['one number alone', ['37040044']],
    ['a list besides the numbers', ['--list', 'a.csv', '37040044', '532013000']],
    ['nothing', []],
    ['one column alone', ['--columns', 'BLZ', '--list', '-']],
    ['--json for a list', ['--json', '--list', '-']],
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

  test('a reader that closes the pipe early ends it quietly with 0, although input is still to come', async () => {
    const child = start(LIST);
    child.stdin.on('error', () => undefined);
    const errors = text(child.stderr);
    const lines = function* () {
      for (;;) yield '20070000;1234566\n'.repeat(100);
    };
    Readable.from(lines()).pipe(child.stdin);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [exitCode] = await once(child, 'exit');
    expect({ exitCode, errors: await errors }).toEqual({ exitCode: 0, errors: '' });
  });
});
