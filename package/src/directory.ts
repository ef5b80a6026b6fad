import { chooseDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { directories } from './data.ts';
import { moment } from './given.ts';
import type { BankDirectory } from './index.ts';

/**
 * The bank directory of this release, made at the first call. `validFrom` and `validUntil` give its quarter, `columnDates`
 * the day of each column; `directoryStatus` says whether it has expired. It cannot be changed.
 *
 * @param now the moment whose day in Germany counts, if the release has directories of two quarters
 * @throws TypeError if `now` is no valid Date
 * @example
 * bankDirectory().find('37040044')?.name; // 'Commerzbank'
 */
export function bankDirectory(now: Date = new Date()): BankDirectory {
  const chosen = chooseDirectory(directories(), moment(now));
  if (chosen === undefined) throw new Error('This build has no bank directory');
  return chosen.directory;
}
