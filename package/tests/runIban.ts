import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** As the build has made it. */
const COMMAND = join(import.meta.dirname, '../dist/bin.js');

/** Compiled once for all calls, each of which would take twice as long. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/iban'),
};

export async function run(args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: 'pipe', env });
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { lines: output.split('\n').slice(0, -1), errors, exitCode };
}
