import type { ResolvedIban } from '../resolveIban.ts';

/** One English sentence for each reason why there is no certain IBAN. */
export const REFUSALS: Readonly<Record<(ResolvedIban & { ok: false })['code'], string>> = {
  'bank-code-malformed': 'A bank code has exactly eight digits.',
  'account-number-malformed': 'An account number has one to ten digits.',
  'unknown-bank': 'The directory does not know this bank code.',
  'no-iban': 'The bank gives no IBAN for this account number, or only the bank may name it.',
  'invalid-account':
    'The account number does not pass the check of the bank; it probably has a typing error.',
  'rule-unknown': 'The rule of this bank code is not known, so the plain formula would be a guess.',
  'rule-disputed': 'The sources disagree on the rule of this bank; ask the bank.',
};
