import { parseAccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import type { RuleEffect } from '../../src/domain/bankRules/bankRule.ts';
import { registeredRule } from '../../src/domain/bankRules/registry.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';
import { exampleBank } from './bankDirectory.ts';

/** A short description of what a rule does to an account of a bank; empty if it does nothing. */
export function effectInWords(bankRule: string, accountNumber: string, bank: Partial<Bank> = {}): string {
  const registered = registeredRule(bankRule);
  const account = parseAccountNumber(accountNumber);
  if (registered === undefined || account === null)
    throw new Error('the test names no rule or no account number');
  return inWords(registered.rule({ ...exampleBank, bankRule, ...bank }, account));
}

function inWords(ruleEffect: RuleEffect): string {
  const { noIban, accountChange, accountNumber, bankCode, accountRange, bic, accountTest } = ruleEffect;
  return [
    noIban,
    accountChange,
    accountNumber,
    bankCode,
    accountRange,
    bic,
    accountTest === 'by-method' ? null : accountTest,
    ruleEffect.isDisputed ? 'disputed' : null,
  ]
    .filter((word) => word !== null)
    .join(' ');
}

export function withBankCode(bankCode: string, accountCheckMethod = '00'): Partial<Bank> {
  return { bankCode: bankCode as BankCode, accountCheckMethod };
}
