import { checkAccount } from '../accountCheck/checkAccount.ts';
import { type BankRule, NO_EFFECT, otherAccount, type RuleEffect } from './bankRule.ts';

const WITHOUT_CHECK: RuleEffect = { ...NO_EFFECT, accountTest: 'none' };

/**
 * Rule 0049 01: DZ Bank (formerly WGZ Bank). Account numbers with 9 at position 5 are written with their first four
 * digits at the end and carry no check digit; numbers that come in this form already need not have one. The sources
 * disagree on whether this still holds in version 01: docs/decisions/0004-readings-of-disputed-bank-rules.md.
 */
export const rule0049DzBank: BankRule = ({ accountCheckMethod }, accountNumber) => {
  if (accountNumber.charAt(4) === '9')
    return {
      ...otherAccount(accountNumber.slice(4) + accountNumber.slice(0, 4), 'digits-moved', 'none'),
      isDisputed: true,
    };
  if (accountNumber.charAt(0) !== '9' || accountCheckMethod === null) return NO_EFFECT;
  return checkAccount(accountCheckMethod, accountNumber) === 'valid' ? NO_EFFECT : WITHOUT_CHECK;
};
