import type { NoIbanReason } from '../../src/domain/bankRules/bankRule.ts';

/** What `no-iban` means in each case. */
export const noIbanSentences: Readonly<Record<NoIbanReason, string>> = {
  'bank-code-without-ibans': 'No IBAN is calculated for this bank code; only the bank can name one.',
  'account-excluded': 'The bank has excluded this account number; it may have another one for payments.',
  'account-not-released': 'The bank has IBANs for certain account numbers only, not for this one.',
  'account-too-short': 'The bank gives no IBAN for an account number of so few digits.',
  'sub-account-does-not-fit':
    'The bank appends the sub-account 00, with which this account number does not pass its check.',
  'account-of-older-method':
    'The account number passes an older check only, for which the bank gives no IBAN.',
};

/** Why `resolveIban` gives no IBAN. They need nothing but the code, so the help of the command lists them. */
export const resolveSentences = {
  'bank-code-malformed': 'A bank code has exactly eight digits.',
  'account-number-malformed': 'An account number has one to ten digits.',
  'unknown-bank': 'This bank code is not in the directory.',
  'invalid-account': 'The account number fails the bank’s check; it probably contains a typo.',
  'rule-unknown': 'The rule of this bank code is not known, so the plain formula would be a guess.',
  'rule-disputed': 'The sources disagree on the rule of this bank; ask the bank.',
} as const;
