import type { AccountNumber, BankCode } from '../account/account.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';
import { effectOf, NO_EFFECT, type RuleEffect } from '../bankRules/bankRule.ts';
import { ruleInForce } from '../bankRules/registry.ts';
import type { Bank, BankDirectory } from '../directory/bankDirectory.ts';
import { buildIban } from '../iban/iban.ts';
import type { AccountCheck, Outcome, Resolution, ResolutionStep } from './resolution.ts';

/**
 * Finds the IBAN that the bank uses, in the order of work of the Bundesbank's IBAN-Regeln: the bank of the bank code;
 * its rule, which may refuse, or replace the account number, the bank code or the BIC; the successor of a bank code
 * that is marked for deletion, unless the rule has set the bank code; the account check by the method of the resulting
 * bank code, unless the rule decides it; ISO 7064 mod 97-10.
 *
 * Never throws. The formula's IBAN is always part of the result.
 */
export function resolveIban(
  directory: BankDirectory,
  bankCode: BankCode,
  accountNumber: AccountNumber,
): Resolution {
  const bank = directory.find(bankCode) ?? null;
  const registered = ruleInForce(bank?.bankRule ?? null);
  const effect = bank && registered ? effectOf(registered.rule, bank, accountNumber) : NO_EFFECT;
  const resultingBankCode = effect.bankCode ?? bank?.successor ?? bankCode;
  const resultingAccountNumber = effect.accountNumber ?? accountNumber;
  const resultingBank = resultingBankCode === bankCode ? bank : (directory.find(resultingBankCode) ?? null);
  const accountCheck =
    bank === null ? null : accountCheckOf(bank, accountNumber, effect, resultingBank, resultingAccountNumber);

  const formulaIban = buildIban(bankCode, accountNumber);
  const bankIbanIfAccountIsRight =
    bank === null || effect.noIban !== null || effect.accountTest === 'failed-in-every-form'
      ? null
      : buildIban(resultingBankCode, resultingAccountNumber);
  const facts = {
    outcome: outcomeOf(accountCheck, effect, bankIbanIfAccountIsRight === formulaIban),
    bankCode,
    accountNumber,
    formulaIban,
    bankIban: accountCheck?.verdict === 'invalid' ? null : bankIbanIfAccountIsRight,
    bankIbanIfAccountIsRight,
    bankBic: effect.bic ?? (resultingBank?.bic || null),
    bank,
    rule: bank?.bankRule ?? null,
    ruleHolder: registered?.holder ?? null,
    isRuleUnknown: bank !== null && registered === undefined,
    // Frozen, because accounts share it: callers that mutate a result must not affect later ones.
    ruleEffect: Object.freeze(effect),
    noIbanReason: effect.noIban,
    resultingBankCode,
    resultingAccountNumber,
    resultingBank,
    accountCheck,
    disputed: effect.isDisputed ? { alternativeIban: formulaIban } : null,
    columnDates: directory.columnDates,
  };
  return { ...facts, steps: stepsOf(facts) };
}

function outcomeOf(accountCheck: AccountCheck | null, effect: RuleEffect, isFormulaIban: boolean): Outcome {
  if (accountCheck === null) return 'unknown-bank';
  if (effect.noIban !== null) return 'no-iban';
  if (effect.accountTest === 'failed-in-every-form') return 'undetermined';
  if (accountCheck.verdict === 'invalid') return 'invalid-account';
  return isFormulaIban ? 'standard' : 'changed';
}

function accountCheckOf(
  bank: Bank,
  entered: AccountNumber,
  { noIban, accountTest }: RuleEffect,
  resultingBank: Bank | null,
  accountNumber: AccountNumber,
): AccountCheck {
  if (noIban !== null) return checkByMethod(bank, entered);
  switch (accountTest) {
    case 'by-method':
      return checkByMethod(resultingBank, accountNumber);
    case 'none':
      return { verdict: 'unchecked', method: null, accountNumber };
    case 'passed':
      return { verdict: 'valid', method: bank.accountCheckMethod, accountNumber };
    case 'failed':
    case 'failed-in-every-form':
      return { verdict: 'invalid', method: bank.accountCheckMethod, accountNumber };
    case 'wrong-length':
    case 'unknown-account-range':
      return { verdict: 'invalid', method: null, accountNumber };
  }
}

function checkByMethod(bank: Bank | null, accountNumber: AccountNumber): AccountCheck {
  const method = bank?.accountCheckMethod ?? null;
  // Without a method every account but 0 is unchecked.
  const verdict = checkAccount(method ?? '', accountNumber, bank?.bankCode);
  return { verdict, method, accountNumber };
}

type Facts = Omit<Resolution, 'steps'>;

/** What `resolveIban` did, in order. */
function stepsOf(resolution: Facts): readonly ResolutionStep[] {
  const { bankCode, accountNumber: from, resultingAccountNumber: to, disputed, noIbanReason } = resolution;
  const { accountCheck, columnDates, ruleEffect } = resolution;
  if (accountCheck === null) return [{ code: 'unknown-bank', bankCode }, ibanBuilt(resolution)];
  const rule = resolution.rule ?? '';
  const steps: readonly (ResolutionStep | false)[] = [
    resolution.isRuleUnknown && { code: 'rule-unknown', bankCode, rulesAsOf: columnDates.bankRule },
    noIbanReason !== null && { code: 'no-iban', reason: noIbanReason, rule },
    ruleEffect.accountChange !== null && { code: ruleEffect.accountChange, from, to, rule },
    bankCodeStep(resolution, rule),
    bicStep(resolution, rule),
    accountCheckStep(accountCheck, resolution, rule),
    resolution.outcome === 'undetermined' && { code: 'undetermined' },
    noIbanReason === null && ibanBuilt(resolution),
    disputed !== null && { code: 'rule-disputed', ...disputed, rule },
  ];
  return steps.filter((step) => step !== false);
}

function bankCodeStep(resolution: Facts, rule: string): ResolutionStep | false {
  const { ruleEffect, bankCode: from, resultingBankCode: to, bank } = resolution;
  if (to === from)
    return bank?.isMarkedForDeletion === true && { code: 'marked-for-deletion', bankCode: from };
  if (ruleEffect.bankCode === null) return { code: 'successor', from, to };
  return { code: 'bank-code-replaced', from, to, rule, accountRange: ruleEffect.accountRange };
}

function bicStep({ ruleEffect, resultingBank }: Facts, rule: string): ResolutionStep | false {
  const from = resultingBank?.bic ?? '';
  const to = ruleEffect.bic;
  return to !== null && to !== from && { code: 'bic-replaced', from, to, rule };
}

function accountCheckStep(accountCheck: AccountCheck, resolution: Facts, rule: string): ResolutionStep {
  const { method, verdict, accountNumber } = accountCheck;
  const { accountTest } = resolution.ruleEffect;
  if (accountTest === 'wrong-length' || accountTest === 'unknown-account-range')
    return { code: 'account-refused', reason: accountTest, accountNumber, rule };
  if (accountTest === 'none') return { code: 'account-check-waived', accountNumber, rule };
  if (method === null)
    return verdict === 'invalid'
      ? { code: 'account-refused', reason: 'zero', accountNumber, rule }
      : { code: 'account-check-unknown', accountNumber };
  return { code: 'account-check', method, verdict, accountNumber };
}

function ibanBuilt(resolution: Facts): ResolutionStep {
  const { resultingBankCode, resultingAccountNumber, formulaIban, bankIbanIfAccountIsRight } = resolution;
  return {
    code: 'iban-built',
    bankCode: resultingBankCode,
    accountNumber: resultingAccountNumber,
    iban: bankIbanIfAccountIsRight ?? formulaIban,
  };
}
