import { effectOnAllAccounts } from '../../domain/bankRules/bankRule.ts';
import { registeredRule, type SpecialRule } from '../../domain/bankRules/registry.ts';
import type { Bank, BankDirectory } from '../../domain/directory/bankDirectory.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { resolveIban } from '../../domain/resolve/resolveIban.ts';
import { sampleAccount } from '../../prose/sampleAccount.ts';
import { ruleExamples } from './ruleExamples.ts';
import { ruleTexts } from './ruleTexts.ts';

/** The bank codes that a directory lists under the same name. */
export interface NamedBanks {
  readonly name: string;
  readonly banks: readonly Bank[];
}

export interface RuleGroup {
  readonly rule: SpecialRule;
  /** The bank that has the rule; null for 0001, which several banks share. */
  readonly holder: string | null;
  readonly banks: readonly Bank[];
  readonly byName: readonly NamedBanks[];
  readonly sentence: string;
  /** What becomes of an account of a bank code that has the rule. */
  readonly example: Resolution | null;
}

/** Every rule that differs from the plain formula, by its number, with the bank codes that have it. */
export function ruleGroups(directory: BankDirectory): readonly RuleGroup[] {
  const byRule = Map.groupBy(directory.banks, ({ bankRule }) => bankRule?.slice(0, 4) ?? '');
  const rules = Object.keys(ruleTexts).sort() as SpecialRule[];
  return rules.map((rule) => ruleGroup(directory, rule, byRule.get(rule) ?? []));
}

function ruleGroup(directory: BankDirectory, rule: SpecialRule, banks: readonly Bank[]): RuleGroup {
  const registered = registeredRule(rule);
  const text = ruleTexts[rule];
  const oneBankCode = registered && effectOnAllAccounts(registered.rule)?.bankCode;
  return {
    rule,
    holder: registered?.holder ?? null,
    banks,
    byName: [...Map.groupBy(banks, ({ name }) => name)].map(([name, banks]) => ({ name, banks })),
    sentence: typeof text === 'string' ? text : text(oneBankCode ?? ''),
    example: exampleOf(directory, rule),
  };
}

/** Null if a newer directory has taken the bank code or its rule away, or has changed what comes out. */
function exampleOf(directory: BankDirectory, rule: SpecialRule): Resolution | null {
  const example = ruleExamples[rule];
  if (example === undefined) return null;
  const { bankCode, accountNumber } = sampleAccount(example[0], example[1]);
  const resolution = resolveIban(directory, bankCode, accountNumber);
  const isOfRule = resolution.rule?.slice(0, 4) === rule && resolution.outcome === example[2];
  return isOfRule ? resolution : null;
}
