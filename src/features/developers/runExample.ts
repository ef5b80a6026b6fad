import { type BankDirectory, resolveIban } from '../../../package/src/index.ts';
import type { Values } from './example.ts';
import { answered } from './texts.ts';

/**
 * Runs the example. The page loads this file and the package with it when a visitor begins to use it.
 *
 * @param now the moment that decides whether the directory has expired
 * @returns what the program prints, and the same in one sentence, announced to screen readers
 */
export function runExample([bankCode = '', account = '']: Values, directory: BankDirectory, now?: Date) {
  const answer = resolveIban(directory, bankCode, account, now);
  return { text: JSON.stringify(answer, null, 2), said: answered(answer) };
}
