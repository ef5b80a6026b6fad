import { expect, test } from 'vitest';
import { exampleBank, newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { readVectors } from '../../../tests/support/vectors.ts';
import { type BankCode, parseAccountNumber } from '../account/account.ts';
import { effectOf } from './bankRule.ts';
import { registeredRule, ruleInForce, takesPayments } from './registry.ts';

test('the rules are registered without a gap, 0057 of 2025 included [11.1]', () => {
  const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(4, '0'));
  const registered = numbers.filter((number) => registeredRule(`${number}00`) !== undefined);
  expect(registered).toEqual(numbers.slice(0, registered.length));
  expect(registered).toContain('0057');
  expect(registeredRule(null)).toBeUndefined();
});

test('every rule in the directory is registered in the version that the bank has', () => {
  const rules = new Set(newestDirectory().banks.flatMap(({ bankRule }) => bankRule ?? []));
  expect([...rules].filter((rule) => !ruleInForce(rule))).toEqual([]);
});

test('of a rule only the registered version is known', () => {
  const versions = Array.from({ length: 100 }, (_, version) => String(version).padStart(2, '0'));
  expect(versions.filter((version) => ruleInForce(`0005${version}`))).toEqual(['03']);
  expect(ruleInForce('999900')).toBeUndefined();
  expect(ruleInForce(null)).toBeUndefined();
});

test.each([
  ['000100', false],
  ['000000', true],
  ['000503', true],
  ['999900', true],
  [null, true],
])('a bank code with rule %s takes part in payments: %s', (rule, expected) => {
  expect(takesPayments(rule)).toBe(expected);
});

test.each(readVectors('rule_effects.tsv'))(
  'rule $rule does to account $account what it says: $case',
  ({ rule = '', account = '', blz, method, marked, effect: words }) => {
    const bank = {
      ...{ ...exampleBank, bankRule: rule, isMarkedForDeletion: marked !== '' },
      bankCode: (blz || exampleBank.bankCode) as BankCode,
      accountCheckMethod: method || exampleBank.accountCheckMethod,
    };
    const accountNumber = parseAccountNumber(account);
    const registered = registeredRule(rule);
    if (!accountNumber || !registered) throw new Error('the row names no rule or no account number');
    const effect = effectOf(registered.rule, bank, accountNumber);
    const { noIban, accountChange, bankCode, accountRange, bic, accountTest, isDisputed } = effect;
    const test = accountTest === 'by-method' ? null : accountTest;
    const parts = [noIban, accountChange, effect.accountNumber, bankCode, accountRange, bic, test];
    expect([...parts, isDisputed ? 'disputed' : null].filter((part) => part !== null).join(' ')).toBe(words);
  },
);
