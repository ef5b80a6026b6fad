import { registeredRule } from '../../src/domain/bankRules/registry.ts';
import { ruleSentence } from '../../src/domain/bankRules/ruleSentences.ts';
import { disputesOf } from './disputes.ts';
import { ruleExample } from './ruleExample.ts';
import { bankCodesByRule, casesOfRule, filesOfRule } from './ruleSources.ts';

/** Rule numbers are consecutive. */
export function ruleNumbers(): readonly string[] {
  const numbers: string[] = [];
  for (
    let rule = '0000';
    registeredRule(rule) !== undefined;
    rule = String(Number(rule) + 1).padStart(4, '0')
  )
    numbers.push(rule);
  return numbers;
}

/** A section for each rule: what it does, an example, its bank codes, code and cases. */
export function ruleSections(): string {
  return ruleNumbers().map(ruleSection).join('\n\n');
}

function ruleSection(rule: string): string {
  const registered = registeredRule(rule);
  const sentence = ruleSentence(rule);
  if (registered === undefined || sentence === undefined) throw new Error(`rule ${rule} has no sentence`);
  const { version, holder } = registered;
  const bankCodes = bankCodesByRule.get(rule)?.length ?? 0;
  return [
    `### ${rule} ${version}${holder === null ? '' : ` ${holder}`}`,
    '',
    sentence,
    '',
    `- Example: ${ruleExample(rule, registered)}`,
    ...disputesOf(rule).map((dispute) => `- Disputed: ${dispute}`),
    `- Bank codes: ${bankCodes}. Code: ${filesOfRule(rule)}. Published cases: ${casesOfRule(rule)}.`,
  ].join('\n');
}
