import { type RegisteredRule, RULES, SPECIAL_RULES } from '../../domain/bankRules/registry.ts';
import type { BankDirectory } from '../../domain/directory/bankDirectory.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { resolveIban } from '../../domain/resolve/resolveIban.ts';
import { sampleAccount } from '../../prose/sampleAccount.ts';
import { ruleExamples } from './ruleExamples.ts';
import { ruleSentence } from './ruleTexts.ts';

export type RuleGroup = ReturnType<typeof ruleGroups>[number];

/** Every rule that differs from the plain formula, by its number, with the bank codes that have it. */
export function ruleGroups(directory: BankDirectory) {
  const byRule = Map.groupBy(directory.banks, ({ bankRule }) => bankRule?.slice(0, 4) ?? '');
  return SPECIAL_RULES.map((rule) => {
    const registered = RULES[rule] as RegisteredRule;
    const banks = byRule.get(rule) ?? [];
    return {
      rule,
      /** The bank that has the rule; null for 0001, which several banks share. */
      holder: registered.holder,
      banks,
      /** The bank codes that the directory lists under the same name. */
      byName: [...Map.groupBy(banks, ({ name }) => name)].map(([name, banks]) => ({ name, banks })),
      sentence: ruleSentence(rule, registered.rule),
      /** An account of a bank code that has the rule, and its result. */
      example: exampleOf(directory, rule),
    };
  });
}

/** Null if a newer directory no longer has the bank code or its rule, or gives another result. */
function exampleOf(directory: BankDirectory, rule: string): Resolution | null {
  const example = ruleExamples[rule];
  if (example === undefined) return null;
  const { bankCode, accountNumber } = sampleAccount(example[0], example[1]);
  const resolution = resolveIban(directory, bankCode, accountNumber);
  const isOfRule = resolution.rule?.slice(0, 4) === rule && resolution.outcome === example[2];
  return isOfRule ? resolution : null;
}
