import type { CheckedAccount } from './checkAccount.ts';
import type { CheckedIban } from './checkIban.ts';
import type { DescribedIban } from './describeIban.ts';
import type { GiroCodeProblem } from './giroCodePayload.ts';
import type { ResolvedIban } from './resolveIban.ts';

/** Whatever the functions refuse: an answer with `ok: false` and a `code`, or one of its `problems`. */
export type Refusal =
  | Extract<ResolvedIban | DescribedIban | CheckedAccount, { ok: false }>
  | Extract<CheckedIban, { ok: false }>['problems'][number]
  | GiroCodeProblem;

type OfCode<Each, Code> = Each extends { readonly code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

/** A sentence for each code; a language without one does not compile. */
export type Messages = {
  readonly [Code in Refusal['code']]: string | ((refusal: OfCode<Refusal, Code>) => string);
};

/** The sentence for a refusal. */
export function sentence(messages: Messages, refusal: Refusal): string {
  const message = messages[refusal.code];
  // The table maps each code to the sentence for the same refusal. The compiler cannot follow that through the union.
  return typeof message === 'string' ? message : (message as (refusal: Refusal) => string)(refusal);
}
