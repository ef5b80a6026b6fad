import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BankDirectoryFile,
  parseBankDirectoryFile,
} from '../../src/domain/directory/generatedDirectory.ts';

const FILE_NAME = /^(\d{4}-\d\d-\d\d)\.generated\.json$/;

/** The first days of validity of the generated directories in a folder, in ascending order. */
export function generatedDays(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
    .sort();
}

export function generatedFile(folder: string, validFrom: string): string {
  return join(folder, `${validFrom}.generated.json`);
}

/**
 * The directory with which a file is compared: the newest one that is valid from `validFrom` or earlier, otherwise the
 * oldest one.
 */
export function previousDirectory(folder: string, validFrom: string): BankDirectoryFile | undefined {
  const days = generatedDays(folder);
  const day = days.findLast((start) => start <= validFrom) ?? days[0];
  return day === undefined
    ? undefined
    : parseBankDirectoryFile(JSON.parse(readFileSync(generatedFile(folder, day), 'utf8')));
}
