import { expect, test } from 'vitest';
import { registeredRule } from './registry.ts';
import { ruleSentence } from './ruleSentences.ts';

test('every registered rule has sentences, and no other one', () => {
  const rules = Array.from({ length: 100 }, (_, number) => String(number).padStart(4, '0'));
  for (const rule of rules)
    expect(ruleSentence(rule) !== undefined, rule).toBe(registeredRule(rule) !== undefined);
  for (const rule of rules) expect(ruleSentence(rule) ?? 'A.', rule).toMatch(/^[A-Z0-9].*\.$/);
});

test.each([
  ['the bank code and the BIC', '0008', '50020200 with the BIC BHFBDEFF500'],
  ['the number of replaced accounts', '0007', '33 account numbers'],
  ['a single replaced account', '0022', 'One account number'],
  ['the accounts without a check', '0026', 'Accounts 55111 and 8090100'],
])('a sentence takes %s from the data', (_what, rule, words) => {
  expect(ruleSentence(rule)).toContain(words);
});
