import { type RegisteredRule, RULES, SPECIAL_RULES } from '../../domain/bankRules/registry.ts';
import type { BankDirectory } from '../../domain/directory/bankDirectory.ts';
import type { Outcome, Resolution } from '../../domain/resolve/resolution.ts';
import { resolveIban } from '../../domain/resolve/resolveIban.ts';
import { sampleAccount } from '../../prose/sampleAccount.ts';
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

/** Bank code, account number, and what the rule makes of them. */
type RuleExample = readonly [bankCode: string, accountNumber: string, outcome: Outcome];

/**
 * An account for each rule that a bank code has. Most are examples of the Bundesbank or well-known donation accounts
 * (tests/vectors/iban_published.tsv); the page computes what becomes of them.
 */
export const ruleExamples: Readonly<Record<string, RuleExample>> = {
  '0001': ['50040033', '930125001', 'no-iban'],
  '0004': ['10050000', '135', 'changed'],
  '0005': ['10080000', '585701', 'changed'],
  '0006': ['70150000', '70000', 'changed'],
  '0007': ['37050198', '111', 'changed'],
  '0008': ['10020200', '38000', 'changed'],
  '0010': ['50050222', '1241539870', 'changed'],
  '0011': ['32050000', '1000', 'changed'],
  '0012': ['50850049', '5000002096', 'changed'],
  '0013': ['40050000', '60624', 'changed'],
  '0014': ['30060601', '60624', 'standard'],
  '0015': ['37060193', '94', 'changed'],
  '0016': ['37160087', '300000', 'changed'],
  '0017': ['38060186', '100', 'changed'],
  '0018': ['39060180', '556', 'changed'],
  '0020': ['10070000', '752691', 'changed'],
  '0021': ['36020030', '12345', 'invalid-account'],
  '0022': ['43060967', '1111111', 'changed'],
  '0023': ['26590025', '700', 'changed'],
  '0024': ['36060295', '94', 'changed'],
  '0026': ['35060190', '55111', 'standard'],
  '0027': ['32060362', '3333', 'standard'],
  '0028': ['25050299', '17095', 'changed'],
  '0029': ['51210800', '1410123456', 'changed'],
  '0032': ['17020086', '6136477194', 'changed'],
  '0033': ['70020270', '22222', 'changed'],
  '0034': ['60020290', '500500500', 'changed'],
  '0035': ['79020076', '9696', 'changed'],
  '0036': ['21050000', '101105', 'changed'],
  '0037': ['20110700', '123456', 'changed'],
  '0038': ['25090300', '28590075', 'changed'],
  '0039': ['25621327', '2526498885', 'changed'],
  '0041': ['62220000', '62220000', 'changed'],
  '0042': ['10000000', '12300578', 'no-iban'],
  '0044': ['68050101', '202', 'changed'],
  '0046': ['25020600', '1139264284', 'changed'],
  '0047': ['10033300', '10643662', 'changed'],
  '0049': ['30060010', '1991182', 'changed'],
  '0050': ['28252760', '130084981', 'changed'],
  '0051': ['60050101', '502', 'changed'],
  '0053': ['55050000', '901', 'changed'],
  '0057': ['50810900', '1208', 'changed'],
};
