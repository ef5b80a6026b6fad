import { type BankRule, NO_EFFECT, otherAccount, type RuleEffect } from './bankRule.ts';

const WITHOUT_CHECK: RuleEffect = { ...NO_EFFECT, accountTest: 'none' };

/**
 * Rule 0049 01: DZ Bank (formerly WGZ Bank). Account numbers with 9 at position 5 are written with their first four
 * digits at the end and carry no check digit; nor do numbers that come in this form already. The sources disagree on
 * whether version 01 still says so: docs/decisions/0004-readings-of-disputed-bank-rules.md.
 */
export const rule0049DzBank: BankRule = (_bank, accountNumber) => {
  if (accountNumber.charAt(4) === '9')
    return {
      ...otherAccount(accountNumber.slice(4) + accountNumber.slice(0, 4), 'digits-moved', 'none'),
      isDisputed: true,
    };
  return accountNumber.charAt(0) === '9' ? WITHOUT_CHECK : NO_EFFECT;
};
