import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** As the build has made it. */
const COMMAND = join(import.meta.dirname, '../dist/bin.js');
export const HEADER =
  'bank_code\taccount\tformula_iban\taccount_check\tbank_iban\tbank_bic\tbank_name\trule\toutcome\treason\tlikely_iban';
export const FIRST_ROW =
  '20070000\t1234566\tDE84200700000001234566\tvalid\tDE68200700000123456600\tDEUTDEHHXXX\tDeutsche Bank\t002002\tchanged\t\t';

/** Compiled once for all calls, each of which would take twice as long. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/iban'),
};

/** A list from standard input. */
export const LIST = ['--list', '-'] as const;

export function start(args: readonly string[], nodeOptions: readonly string[] = []) {
  return spawn(process.execPath, [...nodeOptions, COMMAND, ...args], { stdio: 'pipe', env });
}

export async function run(args: readonly string[], input: string | Buffer = '') {
  const child = start(args);
  child.stdin.on('error', () => undefined).end(input);
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { lines: output.split('\n').slice(0, -1), errors, exitCode };
}

export async function rowsOf(input: string | Buffer): Promise<string[]> {
  const { lines, exitCode } = await run(LIST, input);
  expect(exitCode).toBe(0);
  expect(lines[0]).toBe(HEADER);
  return lines.slice(1);
}
