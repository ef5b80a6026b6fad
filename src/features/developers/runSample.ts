import {
  type BankDirectory,
  checkAccount,
  checkIban,
  findIbans,
  resolveIban,
} from '../../../package/src/index.ts';
import { inShort, printed } from './printed.ts';
import type { SampleName, SampleValues } from './samples.ts';
import { answered } from './texts.ts';

export interface Output {
  /** What the program prints. */
  readonly text: string;
  /** The same in one sentence, announced to screen readers. */
  readonly said: string;
}

/** What the package returns for a sample. */
type Run = (values: SampleValues, bankDirectory: () => BankDirectory, now?: Date) => unknown;
const RUN: Readonly<Record<SampleName, Run>> = {
  resolveIban: ([bankCode = '', account = ''], bankDirectory, now) =>
    resolveIban(bankDirectory(), bankCode, account, now),
  checkAccount: ([method = '', account = '']) => checkAccount(method, account),
  checkIban: ([iban = '']) => checkIban(iban),
  findIbans: ([text = '']) => findIbans(text),
};

/**
 * Runs a sample. The page loads this file and the package with it when a visitor begins to use the example.
 *
 * @param bankDirectory called only for the functions that need one
 * @param now the moment that decides whether the directory has expired
 */
export function runSample(name: SampleName, ...[values, bankDirectory, now]: Parameters<Run>): Output {
  const answer = RUN[name](values, bankDirectory, now);
  return { text: printed(answer), said: answered(name, inShort(answer)) };
}
