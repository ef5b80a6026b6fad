import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BankDirectoryFile,
  parseBankDirectoryFile,
} from '../../src/domain/directory/generatedDirectory.ts';

const FILE_NAME = /^(\d{4}-\d\d-\d\d)\.generated\.json$/;

/** The days from which the generated directories of a folder are valid, rising. */
export function generatedDays(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
    .sort();
}

export function generatedFile(folder: string, validFrom: string): string {
  return join(folder, `${validFrom}.generated.json`);
}

/**
 * What a file of that day is compared with: the newest directory that became valid then or before; for a file that is
 * older than all of them, the oldest.
 */
export function previousDirectory(folder: string, validFrom: string): BankDirectoryFile | undefined {
  const days = generatedDays(folder);
  const day = days.findLast((start) => start <= validFrom) ?? days[0];
  return day === undefined
    ? undefined
    : parseBankDirectoryFile(JSON.parse(readFileSync(generatedFile(folder, day), 'utf8')));
}
