import type { ResolvedIban } from '../resolveIban.ts';
import { noIbanSentences, resolveSentences } from '../resolveSentences.ts';

/** What a list says of a line without two numbers. */
export const NOT_TWO_NUMBERS = 'not-two-numbers';

/** Every reason with its sentence, as they appear in a list. */
export const REASONS: Readonly<Record<string, string>> = {
  [NOT_TWO_NUMBERS]: 'The line does not have the cells that its list has: a bank code and an account number.',
  ...resolveSentences,
  ...noIbanSentences,
};

/** The reason of an answer by the name that a list gives it. */
export function reasonOf({ code, resolution }: ResolvedIban & { ok: false }): string {
  return (code === 'no-iban' && resolution.noIbanReason) || code;
}
