import { expect, it } from 'vitest';
import type { BankCode } from '../domain/account/bankCode.ts';
import { stepText } from './stepTexts.ts';

it('names the month of the rule table for a bank code that is younger', () => {
  const step = { code: 'rule-unknown', bankCode: '10000000' as BankCode, rulesAsOf: '2024-03-04' } as const;
  expect(stepText(step, { bank: null, ruleHolder: null })).toMatch(
    /Tabelle der Sonderregeln vom März\u00a02024\.$/,
  );
});
