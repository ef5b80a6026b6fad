import type { BankDirectory } from '../../../package/src/index.ts';
import { answerOf } from './answerOf.ts';
import { answered } from './answerTexts.ts';
import { inShort, printed } from './printed.ts';
import type { SampleName, SampleValues } from './samples.ts';

export interface Output {
  /** What the program prints. */
  readonly text: string;
  /** The same in one sentence, announced to screen readers. */
  readonly said: string;
}

/**
 * Runs a sample. The page loads this file and the package with it when a visitor begins to use the example.
 *
 * @param now the moment that decides whether the directory has expired
 */
export function runSample(
  name: SampleName,
  values: SampleValues,
  bankDirectory: () => BankDirectory,
  now?: Date,
): Output {
  const answer = answerOf(name, values, bankDirectory, now);
  return { text: printed(answer), said: answered(name, inShort(answer)) };
}
