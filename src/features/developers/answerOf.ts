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
 */
export function answerOf(
  name: SampleName,
  values: SampleValues,
  bankDirectory: () => BankDirectory,
): unknown {
  const [first = '', second = ''] = values;
  switch (name) {
    case 'resolveIban':
      return resolveIban(bankDirectory(), first, second);
    case 'checkAccount':
      return checkAccount(first, second);
    case 'checkIban':
      return checkIban(first);
    case 'findIbans':
      return findIbans(first);
  }
}
