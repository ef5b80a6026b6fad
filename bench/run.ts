/**
 * Runs every other file of this folder one after the other, each in its own process, so that none starts with the compiled
 * code and the heap of the previous one.
 *
 * Usage: npm run bench [-- NAME…]     names without .ts
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts')))
  .sort();
if (files.length === 0) {
  console.error('There is no such benchmark.');
  process.exitCode = 1;
}

for (const file of files) {
  console.log(`\n▸ ${basename(file, '.ts')}`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
