import { expect, it } from 'vitest';
import type { BankCode } from '../domain/account/account.ts';
import { everyColumn } from '../domain/directory/bankDirectory.ts';
import { stepText } from './stepTexts.ts';

const bank = { bank: null, ruleHolder: null, resultingBank: null, columnDates: everyColumn('2026-09-07') };

it('names the month of the rule table for a bank code that is newer', () => {
  const step = { code: 'rule-unknown', bankCode: '10000000' as BankCode, rulesAsOf: '2024-03-04' } as const;
  expect(stepText(step, bank)).toMatch(/Tabelle der Sonderregeln vom März\u00a02024\./);
});

it('does not say that the Bundesbank does not know a bank code, but that our data do not have it [11.21]', () => {
  const step = { code: 'unknown-bank', bankCode: '12345678' as BankCode } as const;
  expect(stepText(step, bank)).toMatch(
    /^Die Bankleitzahl 12345678 steht nicht in unseren Bankdaten \(Stand September\u00a02026\)\. Vielleicht ist sie neuer/,
  );
});
