import accountRanges from '../../../data/bankRules/rule0031HypoVereinsbank.json' with { type: 'json' };
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
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
import { replacementsOf } from './replacementAccounts.ts';

const BANK_CODE_BY_ACCOUNT_RANGE = new Map<string, string>(Object.entries(accountRanges));
const NO_REPLACEMENTS: ReadonlyMap<string, string> = new Map();

const UNKNOWN_RANGE: RuleEffect = { ...NO_EFFECT, accountTest: 'unknown-account-range' };

/** Rules 0031 to 0035: UniCredit Bank (HypoVereinsbank). */
const ruleOfHypoVereinsbank =
  (rule: '0031' | '0032' | '0033' | '0034' | '0035', replacements = NO_REPLACEMENTS): BankRule =>
  (bank, accountNumber) => {
    const replacement = replacements.get(accountNumber);
    if (replacement !== undefined) return otherAccount(replacement, 'account-replaced');
    const effect = effectOnRightAccount(rule, bank, accountNumber);
    if (passesOwnMethod(bank, accountNumber)) return effect;
    return effect.noIban === null ? { ...effect, accountTest: 'failed' } : FAILED_IN_EVERY_FORM;
  };

function effectOnRightAccount(rule: string, bank: Bank, accountNumber: AccountNumber): RuleEffect {
  const hasTenDigits = accountNumber >= '1000000000';
  if (rule === '0031' && bank.isMarkedForDeletion) {
    if (!hasTenDigits) return noIban('account-not-released');
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

export const rule0031HypoVereinsbank = ruleOfHypoVereinsbank('0031');
export const rule0032HypoVereinsbank = ruleOfHypoVereinsbank('0032');
/** Munich knows no excluded accounts. */
export const rule0033HypoVereinsbank = ruleOfHypoVereinsbank('0033', replacementsOf('0033'));
export const rule0034HypoVereinsbank = ruleOfHypoVereinsbank('0034', replacementsOf('0034'));
export const rule0035HypoVereinsbank = ruleOfHypoVereinsbank('0035', replacementsOf('0035'));
