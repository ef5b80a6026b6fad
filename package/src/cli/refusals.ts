import type { NoIbanReason } from '../../../src/domain/bankRules/bankRule.ts';
import type { ResolvedIban } from '../resolveIban.ts';

type Refused = ResolvedIban & { ok: false };

/** One English sentence for each reason why there is no certain IBAN. */
const REFUSALS: Readonly<Record<Exclude<Refused['code'], 'no-iban'>, string>> = {
  'bank-code-malformed': 'A bank code has exactly eight digits.',
  'account-number-malformed': 'An account number has one to ten digits.',
  'unknown-bank': 'The directory does not know this bank code.',
  'invalid-account':
    'The account number does not pass the check of the bank; it probably has a typing error.',
  'rule-unknown': 'The rule of this bank code is not known, so the plain formula would be a guess.',
  'rule-disputed': 'The sources disagree on the rule of this bank; ask the bank.',
};

/** What `no-iban` means in each case. */
const NO_IBAN: Readonly<Record<NoIbanReason, string>> = {
  'bank-code-without-ibans': 'No account of this bank code has an IBAN.',
  'account-excluded': 'The bank has excluded this account number; it may have another one for payments.',
  'account-not-released': 'The bank gives IBANs for certain account numbers only, and not for this one.',
  'account-too-short': 'The bank gives no IBAN for an account number of so few digits.',
  'sub-account-does-not-fit':
    'The bank appends the sub-account 00, with which this account number does not pass its check.',
  'account-of-older-method':
    'The account number passes an older check only, for which the bank gives no IBAN.',
};

/** What a list says of a line without two numbers. */
export const NOT_TWO_NUMBERS = 'not-two-numbers';

/** Every reason with its sentence, as they appear in a list. */
export const REASONS: Readonly<Record<string, string>> = {
  [NOT_TWO_NUMBERS]: 'The line is not a bank code and an account number, without quotation marks.',
  ...REFUSALS,
  ...NO_IBAN,
};

/** The reason of an answer by the name that a list gives it. */
export function reasonOf({ code, resolution }: Refused): string {
  return (code === 'no-iban' && resolution.noIbanReason) || code;
}
