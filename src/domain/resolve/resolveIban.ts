import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { AccountCheckVerdict } from '../accountCheck/checkAccount.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';
import { NO_EFFECT, type RuleEffect } from '../bankRules/bankRule.ts';
import { bankRuleByNumber } from '../bankRules/bankRuleByNumber.ts';
import type { Bank, BankDirectory } from '../directory/bankDirectory.ts';
import { buildIban } from '../iban/iban.ts';
import { Resolution } from './resolution.ts';

/** No bank has an account 0; every method refuses it, and so do we where the method is unknown. */
const NO_ACCOUNT = '0000000000';

export type { Outcome, Resolution } from './resolution.ts';

/**
 * Finds the IBAN that the bank uses, in the order of work of the Bundesbank's IBAN-Regeln: the bank of the bank code;
 * its rule, which may refuse, or replace the account number, the bank code or the BIC; the successor of a bank code
 * that is marked for deletion, where the rule left the bank code alone; the account check by the method of the
 * resulting bank code, unless the rule decides it; ISO 7064 mod 97-10.
 *
 * Never throws and never withholds the formula's IBAN: what speaks against it is said beside it.
 */
export function resolveIban(
  directory: BankDirectory,
  bankCode: BankCode,
  accountNumber: AccountNumber,
): Resolution {
  const formulaIban = buildIban(bankCode, accountNumber);
  const bank = directory.find(bankCode);
  if (bank === undefined)
    return new Resolution(
      bankCode,
      accountNumber,
      formulaIban,
      null,
      NO_EFFECT,
      false,
      null,
      formulaIban,
      null,
    );

  const rule = bank.bankRule === null ? undefined : bankRuleByNumber(bank.bankRule);
  const effect = rule === undefined ? NO_EFFECT : rule(bank, accountNumber);
  const newBankCode = effect.bankCode ?? bank.successor ?? bankCode;
  const newAccountNumber = effect.accountNumber ?? accountNumber;
  const newBank = newBankCode === bankCode ? bank : (directory.find(newBankCode) ?? null);
  const isUnchanged = newBankCode === bankCode && newAccountNumber === accountNumber;
  return new Resolution(
    bankCode,
    accountNumber,
    formulaIban,
    bank,
    effect,
    rule === undefined,
    newBank,
    isUnchanged ? formulaIban : buildIban(newBankCode, newAccountNumber),
    effect.noIban === null
      ? verdictAfterRule(effect, newBank, newAccountNumber)
      : verdict(bank, accountNumber),
  );
}

function verdictAfterRule(
  { accountTest }: RuleEffect,
  bank: Bank | null,
  accountNumber: AccountNumber,
): AccountCheckVerdict {
  switch (accountTest) {
    case 'by-method':
      return verdict(bank, accountNumber);
    case 'none':
      return 'unchecked';
    case 'passed':
      return 'valid';
    case 'failed':
    case 'wrong-length':
    case 'unknown-account-range':
      return 'invalid';
  }
}

function verdict(bank: Bank | null, accountNumber: AccountNumber): AccountCheckVerdict {
  const method = bank?.accountCheckMethod ?? null;
  if (method === null) return accountNumber === NO_ACCOUNT ? 'invalid' : 'unchecked';
  return checkAccount(method, accountNumber, bank?.bankCode);
}
