import tables from '../../../data/bankRules/replacementBankCodes.json' with { type: 'json' };
import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, NO_EFFECT, ruleForAllAccounts } from './bankRule.ts';

/** A rule by which all bank codes of an institute lead to one, with its BIC. */
export function replacementBankCode(rule: keyof typeof tables): BankRule {
  const { bankCode, bic } = tables[rule];
  return ruleForAllAccounts({ ...NO_EFFECT, bankCode: bankCode as BankCode, bic });
}
