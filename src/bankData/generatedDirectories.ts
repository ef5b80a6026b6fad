import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankDirectory } from '../domain/directory/bankDirectory.ts';
import {
  type BankDirectoryFile,
  parseBankDirectoryFile,
  readBankDirectory,
} from '../domain/directory/generatedDirectory.ts';

/** The generated files of a folder, oldest first. */
export function directoryFiles(folder: string): BankDirectoryFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.generated.json'))
    .sort()
    .map((name) => parseBankDirectoryFile(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** The generated files of the repository. Only for the build and scripts: browsers load the compact files. */
export const generatedFiles: readonly BankDirectoryFile[] = directoryFiles(join(process.cwd(), 'data/banks'));

/** The same directories as the domain uses them. */
export const generatedDirectories: readonly BankDirectory[] = generatedFiles.map(readBankDirectory);

/** Where a column of the newest directory comes from, in the words of the importer. */
export function sourceOfColumn(column: string): string {
  const columns: Readonly<Record<string, { source: string } | undefined>> =
    generatedFiles.at(-1)?.columns ?? {};
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
