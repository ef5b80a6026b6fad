import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankDirectory } from '../domain/directory/bankDirectory.ts';
import { parseBankDirectoryFile, readBankDirectory } from '../domain/directory/generatedDirectory.ts';

const folder = join(process.cwd(), 'data/banks');

const files: readonly unknown[] = readdirSync(folder)
  .filter((name) => name.endsWith('.generated.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** The generated directories in `data/banks`, oldest first. Only for the build: browsers load the compact files. */
export const generatedDirectories: readonly BankDirectory[] = files.map(readBankDirectory);

/**
 * Where a column of the newest directory comes from, in the words of the importer.
 */
export function sourceOfColumn(column: string): string {
  const columns: Readonly<Record<string, { source: string } | undefined>> = parseBankDirectoryFile(
    files.at(-1),
  ).columns;
  const source = columns[column]?.source;
  if (source === undefined) throw new Error(`The bank directory has no column “${column}”`);
  return source;
}

/** @throws Error if there is none */
export function newestDirectory(): BankDirectory {
  const directory = generatedDirectories.at(-1);
  if (!directory) throw new Error('There is no bank directory in data/banks');
  return directory;
}
