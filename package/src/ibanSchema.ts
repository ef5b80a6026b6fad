import { type CheckedIban, checkIban } from './checkIban.ts';

type IbanIssue = (CheckedIban & { ok: false })['problems'][number];

/** What Standard Schema 1.0 (standardschema.dev) expects of a schema. Libraries for forms and APIs take it. */
export interface IbanSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'iban-regeln';
    readonly validate: (
      value: unknown,
    ) => { readonly value: string } | { readonly issues: readonly { readonly message: string }[] };
    readonly types?: { readonly input: string; readonly output: string } | undefined;
  };
}

/**
 * A schema for one field with an IBAN of any country: takes it as people write it, gives its electronic form.
 *
 * @param messageOf the one of `iban-regeln/en` or `iban-regeln/de`, or your own
 * @example
 * import { messageOf } from 'iban-regeln/en';
 * const schema = ibanSchema(messageOf);
 */
export function ibanSchema(messageOf: (problem: IbanIssue) => string): IbanSchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'iban-regeln',
      validate: (value) => {
        const checked = checkIban(typeof value === 'string' ? value : '');
        return checked.ok
          ? { value: checked.iban }
          : { issues: checked.problems.map((problem) => ({ message: messageOf(problem) })) };
      },
    },
  };
}
