/// <reference path="./virtual.d.ts" />
import { compactDirectories } from 'virtual:directories';
import { type BankDirectory, chooseDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';

let directories: readonly BankDirectory[] | undefined;

/**
 * The bank directory of this release, made at the first call. `validFrom` and `validUntil` give its quarter, `columnDates`
 * the day of each column; `directoryStatus` says whether it has expired.
 *
 * @param now the moment whose day in Germany counts, if the release has directories of two quarters
 */
export function bankDirectory(now: Date = new Date()): BankDirectory {
  directories ??= compactDirectories.map(readCompactDirectory);
  const chosen = chooseDirectory(directories, now);
  if (chosen === undefined) throw new Error('This build has no bank directory');
  return chosen.directory;
}

export type { Bank, BankDirectory, ColumnDates, Validity } from '../../src/domain/directory/bankDirectory.ts';
