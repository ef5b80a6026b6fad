import tables from '../../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import { type BankRule, NO_EFFECT, type RuleEffect } from './bankRule.ts';

const WITHOUT_CHECK: RuleEffect = { ...NO_EFFECT, accountTest: 'none' };

/** Rules 0026 and 0027: a few accounts are right although they carry no check digit; all others are standard. */
export function accountsWithoutCheck(rule: keyof typeof tables): BankRule {
  const accountNumbers = new Set<string>(tables[rule]);
  return (_bank, accountNumber) => (accountNumbers.has(accountNumber) ? WITHOUT_CHECK : NO_EFFECT);
}
