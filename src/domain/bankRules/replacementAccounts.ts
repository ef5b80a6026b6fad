import tables from '../../../data/bankRules/replacementAccounts.json' with { type: 'json' };

/** The accounts that a rule replaces, each with the one that replaces it. */
export function replacementAccounts(rule: keyof typeof tables): ReadonlyMap<string, string> {
  return new Map(Object.entries(tables[rule]));
}
