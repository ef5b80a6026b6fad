import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bankRuleByNumber } from '../../src/domain/bankRules/bankRuleByNumber.ts';
import { isKnownRule } from './isKnownRule.ts';

const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(4, '0'));
const versions = numbers.map((version) => version.slice(2));

test('of each rule that the domain carries out, one version is known, and none of any other', () => {
  for (const number of numbers) {
    const known = versions.filter((version) => isKnownRule(number + version));
    expect(known, number).toHaveLength(bankRuleByNumber(`${number}00`) === undefined ? 0 : 1);
  }
});

test('the rule table of December 2025 holds known rules only: 1,255 of their own and 2,259 times the standard', () => {
  const text = readFileSync('data/bankRules/rulesByBankCode.2025-12-08.json', 'utf8');
  const rules = Object.values<string>(JSON.parse(text).ruleByBankCode);
  expect(rules.filter((rule) => !isKnownRule(rule))).toEqual([]);
  expect(rules.filter((rule) => rule !== '000000')).toHaveLength(1255);
  expect(rules.filter((rule) => rule === '000000')).toHaveLength(2259);
});
