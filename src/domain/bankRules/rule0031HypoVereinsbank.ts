import accountRanges from '../../../data/bankRules/rule0031HypoVereinsbank.json' with { type: 'json' };
import type { AccountNumber, BankCode } from '../account/account.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import {
  type BankRule,
  FAILED_IN_EVERY_FORM,
  NO_EFFECT,
  noIban,
  otherAccount,
  type RuleEffect,
} from './bankRule.ts';
import { replacementAccounts } from './rulesOfFewLines.ts';

const BANK_CODE_BY_ACCOUNT_RANGE = new Map<string, string>(Object.entries(accountRanges));

const UNKNOWN_RANGE: RuleEffect = { ...NO_EFFECT, accountTest: 'unknown-account-range' };

/** Rules 0031 to 0035: UniCredit Bank (HypoVereinsbank). The first two replace no account numbers. */
export function hypoVereinsbank(rule: '0031' | '0032' | '0033' | '0034' | '0035'): BankRule {
  const replacements = rule === '0031' || rule === '0032' ? null : replacementAccounts(rule);
  return (bank, accountNumber) => {
    const replacement = replacements?.get(accountNumber);
    if (replacement !== undefined) return otherAccount(replacement, 'account-replaced');
    const effect = effectOnRightAccount(rule, bank, accountNumber);
    if (passesOwnMethod(bank, accountNumber)) return effect;
    return effect.noIban === null ? { ...effect, accountTest: 'failed' } : FAILED_IN_EVERY_FORM;
  };
}

function effectOnRightAccount(rule: string, bank: Bank, accountNumber: AccountNumber): RuleEffect {
  const hasTenDigits = accountNumber >= '1000000000';
  if (rule === '0031' && bank.isMarkedForDeletion) {
    if (!hasTenDigits) return noIban('account-not-released');
    // Munich (0033) knows no excluded accounts.
  } else if (rule !== '0033' && accountNumber.startsWith('08')) return noIban('account-excluded');
  return hasTenDigits ? byAccountRange(accountNumber) : NO_EFFECT;
}

/** The account must pass the method of the bank code as entered before the rule excludes it or leads it elsewhere. */
function passesOwnMethod(bank: Bank, accountNumber: AccountNumber): boolean {
  const method = bank.accountCheckMethod;
  return method === null || checkAccount(method, accountNumber, bank.bankCode) !== 'invalid';
}

/** The first three digits (Kontokreis) name the branch that holds a ten-digit account today. */
function byAccountRange(accountNumber: AccountNumber): RuleEffect {
  const accountRange = accountNumber.slice(0, 3);
  const bankCode = BANK_CODE_BY_ACCOUNT_RANGE.get(accountRange);
  if (bankCode === undefined) return UNKNOWN_RANGE;
  return { ...NO_EFFECT, bankCode: bankCode as BankCode, accountRange };
}
