import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankDirectory } from '../domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../domain/directory/generatedDirectory.ts';

const folder = join(process.cwd(), 'data/banks');

/** The generated directories in `data/banks`, oldest first. Only for the build: browsers load the compact files. */
export const generatedDirectories: readonly BankDirectory[] = readdirSync(folder)
  .filter((name) => name.endsWith('.generated.json'))
  .sort()
  .map((name) => readBankDirectory(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

/** @throws Error if there is none */
export function newestDirectory(): BankDirectory {
  const directory = generatedDirectories.at(-1);
  if (!directory) throw new Error('There is no bank directory in data/banks');
  return directory;
}
