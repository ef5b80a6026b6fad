import type { AccountCheck, Resolution, ResolutionStep } from './resolution.ts';

type Facts = Omit<Resolution, 'steps'>;

/** What `resolveIban` did, in order. */
export function stepsOf(resolution: Facts): readonly ResolutionStep[] {
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
