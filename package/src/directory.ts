/// <reference path="./virtual.d.ts" />
import { packed } from 'virtual:directories';
import { chooseDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import type { BankDirectory } from './index.ts';

/** The directories of this release, read at the first call. */
let read: readonly BankDirectory[] | undefined;

/**
 * The bank directory of this release, made at the first call. `validFrom` and `validUntil` give its quarter, `columnDates`
 * the day of each column. It is frozen.
 *
 * @param now the moment whose day in Germany counts, if the release has directories of two quarters
 * @example
 * bankDirectory().find('37040044')?.name; // 'Commerzbank'
 */
export function bankDirectory(now: Date = new Date()): BankDirectory {
  read ??= packed().map(readCompactDirectory);
  return chooseDirectory(read, now).directory;
}
