import {
  type BankDirectory,
  checkAccount,
  checkIban,
  findIbans,
  resolveIban,
} from '../../../package/src/index.ts';
import type { SampleName, SampleValues } from './samples.ts';

/**
 * What the package returns for a sample.
 *
 * @param bankDirectory called only for the functions that need one
 * @param now the moment that decides whether the directory has expired
 */
export function answerOf(
  name: SampleName,
  values: SampleValues,
  bankDirectory: () => BankDirectory,
  now?: Date,
): unknown {
  const [first = '', second = ''] = values;
  switch (name) {
    case 'resolveIban':
      return resolveIban(bankDirectory(), first, second, now);
    case 'checkAccount':
      return checkAccount(first, second);
    case 'checkIban':
      return checkIban(first);
    case 'findIbans':
      return findIbans(first);
  }
}
