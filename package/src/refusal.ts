import type { CheckedAccount } from './checkAccount.ts';
import type { CheckedIban } from './checkIban.ts';
import type { DescribedIban } from './describeIban.ts';
import type { GiroCode } from './giroCodePayload.ts';
import { properties } from './given.ts';
import type { ResolvedIban } from './resolveIban.ts';

/** One thing that a function refuses: an answer with `ok: false` and a `code`, or one of its `problems`. */
type Reason =
  | Extract<ResolvedIban | DescribedIban | CheckedAccount, { ok: false }>
  | Extract<CheckedIban | GiroCode, { ok: false }>['problems'][number];

/** Whatever the functions refuse: an answer with `ok: false`, or one of its `problems`. */
export type Refusal = Reason | Extract<CheckedIban | GiroCode, { ok: false }>;

type OfCode<Each, Code> = Each extends { readonly code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

/** A sentence for each code; a language that lacks one does not compile. A wrong IBAN has the sentences of its problems. */
export type Messages = {
  readonly [Code in Exclude<Reason['code'], 'iban-wrong'>]:
    | string
    | ((refusal: OfCode<Reason, Code>) => string);
};

/**
 * The sentence for a refusal; one for each of its problems.
 *
 * @throws TypeError if it is not a refusal
 */
export function sentence(messages: Messages, refusal: Refusal): string {
  properties(refusal, 'refusal');
  if ('problems' in refusal) return refusal.problems.map((problem) => sentence(messages, problem)).join(' ');
  // The table maps each code to the sentence for the same refusal. The compiler cannot follow that through the union.
  const message = (messages as Readonly<Record<string, string | ((refusal: Refusal) => string)>>)[
    refusal.code
  ];
  if (message === undefined)
    throw new TypeError('messageOf takes an answer with ok: false, or one of its problems.');
  return typeof message === 'string' ? message : message(refusal);
}
