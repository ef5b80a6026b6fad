import tables from '../../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import { type AccountRule, NO_EFFECT, otherAccount } from './bankRule.ts';

/** A rule that is no more than a table of accounts, each with the account that replaces it. */
export function replacementAccounts(rule: keyof typeof tables): AccountRule {
  const replacements = replacementsOf(rule);
  return (_bank, accountNumber) => {
    const replacement = replacements.get(accountNumber);
    return replacement === undefined ? NO_EFFECT : otherAccount(replacement, 'account-replaced');
  };
}

/** The replacement accounts of a rule that does more than replace. */
export function replacementsOf(rule: keyof typeof tables): ReadonlyMap<string, string> {
  return new Map(Object.entries(tables[rule]));
}
