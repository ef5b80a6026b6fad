import type { AccountCheck, Resolution, ResolutionStep } from './resolution.ts';

type Facts = Omit<Resolution, 'steps'>;

/** What `resolveIban` did, in order. */
export function stepsOf(resolution: Facts): readonly ResolutionStep[] {
  const { bankCode, accountCheck, isRuleUnknown, noIbanReason } = resolution;
  if (accountCheck === null) return [{ code: 'unknown-bank', bankCode }, ibanBuilt(resolution)];
  const rule = resolution.rule ?? '';
  const steps: ResolutionStep[] = [];
  if (isRuleUnknown)
    steps.push({ code: 'rule-unknown', bankCode, rulesAsOf: resolution.columnDates.bankRule });
  if (noIbanReason !== null) steps.push({ code: 'no-iban', reason: noIbanReason, rule });
  steps.push(...accountNumberSteps(resolution, rule), ...bankCodeSteps(resolution, rule));
  steps.push(...bicSteps(resolution, rule), ...accountCheckSteps(accountCheck, resolution, rule));
  if (resolution.outcome === 'undetermined') steps.push({ code: 'undetermined' });
  if (noIbanReason === null) steps.push(ibanBuilt(resolution));
  if (resolution.disputed !== null) steps.push({ code: 'rule-disputed', ...resolution.disputed, rule });
  return steps;
}

function accountNumberSteps(resolution: Facts, rule: string): ResolutionStep[] {
  const { ruleEffect, accountNumber: from, resultingAccountNumber: to } = resolution;
  return ruleEffect.accountChange === null ? [] : [{ code: ruleEffect.accountChange, from, to, rule }];
}

function bankCodeSteps(resolution: Facts, rule: string): ResolutionStep[] {
  const { ruleEffect, bankCode: from, resultingBankCode: to, bank } = resolution;
  if (to === from) return bank?.isMarkedForDeletion ? [{ code: 'marked-for-deletion', bankCode: from }] : [];
  if (ruleEffect.bankCode === null) return [{ code: 'successor', from, to }];
  return [{ code: 'bank-code-replaced', from, to, rule, accountRange: ruleEffect.accountRange }];
}

function bicSteps({ ruleEffect, resultingBank }: Facts, rule: string): ResolutionStep[] {
  const from = resultingBank?.bic ?? '';
  const to = ruleEffect.bic;
  return to === null || to === from ? [] : [{ code: 'bic-replaced', from, to, rule }];
}

function accountCheckSteps(accountCheck: AccountCheck, resolution: Facts, rule: string): ResolutionStep[] {
  const { method, verdict, accountNumber } = accountCheck;
  const { accountTest } = resolution.ruleEffect;
  if (accountTest === 'wrong-length' || accountTest === 'unknown-account-range')
    return [{ code: 'account-refused', reason: accountTest, accountNumber, rule }];
  if (accountTest === 'none') return [{ code: 'account-check-waived', accountNumber, rule }];
  if (method === null)
    return verdict === 'invalid'
      ? [{ code: 'account-refused', reason: 'zero', accountNumber, rule }]
      : [{ code: 'account-check-unknown', accountNumber }];
  return [{ code: 'account-check', method, verdict, accountNumber }];
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
