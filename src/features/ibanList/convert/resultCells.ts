import type { RowResult } from './rowOutcome.ts';
import { outcomeTexts } from './rowTexts.ts';

/** The cells that are appended to a row, in the order of `resultColumns`. */
export function cellsOf(result: RowResult): string[] {
  return [result.iban, result.bic, result.bank, outcomeTexts[result.outcome], result.reason];
}
