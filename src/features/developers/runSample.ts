import {
  type BankDirectory,
  checkAccount,
  checkIban,
  findIbans,
  resolveIban,
} from '../../../package/src/index.ts';
import type { SampleName, SampleValues } from './samples.ts';
import { answered } from './texts.ts';

/** What the package returns for a sample. */
type Run = (values: SampleValues, directory: BankDirectory, now?: Date) => unknown;
const RUN: Readonly<Record<SampleName, Run>> = {
  resolveIban: ([bankCode = '', account = ''], directory, now) =>
    resolveIban(directory, bankCode, account, now),
  checkAccount: ([method = '', account = '']) => checkAccount(method, account),
  checkIban: ([iban = '']) => checkIban(iban),
  findIbans: ([text = '']) => findIbans(text),
};

/**
 * Runs a sample. The page loads this file and the package with it when a visitor begins to use the example.
 *
 * @param now the moment that decides whether the directory has expired
 * @returns what the program prints, and the same in one sentence, announced to screen readers
 */
export function runSample(name: SampleName, ...[values, directory, now]: Parameters<Run>) {
  const answer = RUN[name](values, directory, now);
  return { text: JSON.stringify(answer, null, 2), said: answered(name, inShort(answer)) };
}

/** The answer in a few words for screen readers: the top level of an object, or all entries of a list. */
export function inShort(answer: unknown): string {
  if (!isNested(answer)) return String(answer);
  if (Array.isArray(answer)) return answer.length === 0 ? '[]' : answer.map(inShort).join('; ');
  return Object.entries(answer)
    .filter(([, value]) => !isNested(value) || Array.isArray(value))
    .map(([name, value]) => `${name}: ${inShort(value)}`)
    .join(', ');
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
