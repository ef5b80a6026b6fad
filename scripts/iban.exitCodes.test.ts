import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_ROW, HEADER, run, start } from './iban/runIban.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iban-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('exit codes', () => {
  test('a file is read', async () => {
    const file = join(folder, 'list.csv');
    await writeFile(file, '20070000;1234566\n');
    expect(await run([file])).toEqual({ lines: [HEADER, FIRST_ROW], errors: '', exitCode: 0 });
  });

  test.each([
    ['a file that does not exist', () => join(folder, 'missing.csv')],
    ['a folder', () => folder],
  ])('%s gives 1 and no output', async (_name, path) => {
    const { lines, errors, exitCode } = await run([path()]);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 1 });
    expect(errors).toMatch(/^E\w+: /);
  });

  test.each([
    ['an unknown option', ['--jsn']],
    ['two files', ['a.csv', 'b.csv']],
    ['a value for --json', ['--json=yes']],
  ])('%s gives 2 and the usage', async (_name, args) => {
    const { lines, errors, exitCode } = await run(args);
    expect({ lines, exitCode }).toEqual({ lines: [], exitCode: 2 });
    expect(errors).toContain('Usage: npm run -s iban -- [--json] [FILE]');
  });

  test('--help shows the usage and gives 0', async () => {
    const { lines, exitCode } = await run(['--help']);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('Usage: npm run -s iban -- [--json] [FILE]');
  });

  test('a reader that closes the pipe early ends it quietly with 0, although input is still to come', async () => {
    const child = start([]);
    child.stdin.on('error', () => undefined);
    const errors = text(child.stderr);
    child.stdin.write('20070000;1234566\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const writing = setInterval(() => child.stdin.write('20070000;1234566\n'.repeat(100)), 5);
    const [exitCode] = await once(child, 'exit');
    clearInterval(writing);
    child.stdin.destroy();
    expect({ exitCode, errors: await errors }).toEqual({ exitCode: 0, errors: '' });
  });
});
