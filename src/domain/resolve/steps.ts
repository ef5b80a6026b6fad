import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { AccountCheckVerdict } from '../accountCheck/checkAccount.ts';
import type { AccountChange, NoIbanReason } from '../bankRules/bankRule.ts';
import type { Iban } from '../iban/iban.ts';
import type { Resolution } from './resolveIban.ts';

/** One thing that was really done on the way to the bank's IBAN. The page has one German sentence per `code`. */
export type ResolutionStep =
  /** The directory does not know the bank code; nothing but the plain formula is left. */
  | { readonly code: 'unknown-bank'; readonly bankCode: BankCode }
  /** The bank is younger than the rule table, or its rule than this program: the plain formula is assumed. */
  | { readonly code: 'rule-unknown'; readonly bankCode: BankCode }
  /** The rule allows no IBAN; nothing more was done but the check of the account number as entered. */
  | { readonly code: 'no-iban'; readonly reason: NoIbanReason; readonly rule: string }
  /** The rule changed the account number; the code says how. */
  | {
      readonly code: AccountChange;
      readonly from: AccountNumber;
      readonly to: AccountNumber;
      readonly rule: string;
    }
  /** The rule replaced the bank code; `accountRange` is set where the first three digits decided (Kontokreis). */
  | {
      readonly code: 'bank-code-replaced';
      readonly from: BankCode;
      readonly to: BankCode;
      readonly rule: string;
      readonly accountRange: string | null;
    }
  /** The bank code is marked for deletion and its successor took its place. */
  | { readonly code: 'successor'; readonly from: BankCode; readonly to: BankCode }
  /** The bank code is marked for deletion; no successor took its place. */
  | { readonly code: 'marked-for-deletion'; readonly bankCode: BankCode }
  /** The rule prescribes another BIC than the directory has for the resulting bank code. */
  | { readonly code: 'bic-replaced'; readonly from: string; readonly to: string; readonly rule: string }
  /** The account number was checked; `verdict` is `unchecked` where it carries no check digit by this method. */
  | {
      readonly code: 'account-check';
      readonly method: string;
      readonly verdict: AccountCheckVerdict;
      readonly accountNumber: AccountNumber;
    }
  /** The rule says that this account number is right without a check. */
  | { readonly code: 'account-check-waived'; readonly accountNumber: AccountNumber; readonly rule: string }
  /** The directory does not say how the bank's account numbers are checked. */
  | { readonly code: 'account-check-unknown'; readonly accountNumber: AccountNumber }
  /** The bank has no account numbers like this one, whatever its check digit. */
  | {
      readonly code: 'account-refused';
      readonly reason: 'wrong-length' | 'unknown-account-range' | 'zero';
      readonly accountNumber: AccountNumber;
      readonly rule: string;
    }
  /** The check digits were calculated; by the plain formula alone where nothing above changed a number. */
  | {
      readonly code: 'iban-built';
      readonly bankCode: BankCode;
      readonly accountNumber: AccountNumber;
      readonly iban: Iban;
    }
  /** The sources disagree on the rule; by the other reading the IBAN is this one. The bank knows. */
  | { readonly code: 'rule-disputed'; readonly alternativeIban: Iban; readonly rule: string };

/** Tells, in order, what `resolveIban` did. */
export function resolveIbanSteps(resolution: Resolution): readonly ResolutionStep[] {
  const { bankCode, bank, isRuleUnknown, noIbanReason } = resolution;
  if (bank === null) return [{ code: 'unknown-bank', bankCode }, ibanBuilt(resolution)];
  const rule = bank.bankRule ?? '';
  const steps: ResolutionStep[] = [];
  if (isRuleUnknown) steps.push({ code: 'rule-unknown', bankCode });
  if (noIbanReason !== null) steps.push({ code: 'no-iban', reason: noIbanReason, rule });
  steps.push(...accountNumberSteps(resolution, rule), ...bankCodeSteps(resolution, rule));
  steps.push(...bicSteps(resolution, rule), ...accountCheckSteps(resolution, rule));
  if (noIbanReason === null) steps.push(ibanBuilt(resolution));
  if (resolution.disputed !== null) steps.push({ code: 'rule-disputed', ...resolution.disputed, rule });
  return steps;
}

function accountNumberSteps({ ruleEffect, accountNumber }: Resolution, rule: string): ResolutionStep[] {
  const { accountChange, accountNumber: to } = ruleEffect;
  if (accountChange === null || to === null) return [];
  return [{ code: accountChange, from: accountNumber, to, rule }];
}

function bankCodeSteps(resolution: Resolution, rule: string): ResolutionStep[] {
  const { ruleEffect, bankCode: from, resultingBankCode: to, bank } = resolution;
  if (to === from) return bank?.isMarkedForDeletion ? [{ code: 'marked-for-deletion', bankCode: from }] : [];
  if (ruleEffect.bankCode === null) return [{ code: 'successor', from, to }];
  return [{ code: 'bank-code-replaced', from, to, rule, accountRange: ruleEffect.accountRange }];
}

function bicSteps({ ruleEffect, resultingBank }: Resolution, rule: string): ResolutionStep[] {
  const from = resultingBank?.bic ?? '';
  const to = ruleEffect.bic;
  return to === null || to === from ? [] : [{ code: 'bic-replaced', from, to, rule }];
}

function accountCheckSteps({ accountCheck, ruleEffect }: Resolution, rule: string): ResolutionStep[] {
  if (accountCheck === null) return [];
  const { method, verdict, accountNumber } = accountCheck;
  const { accountTest } = ruleEffect;
  if (accountTest === 'wrong-length' || accountTest === 'unknown-account-range')
    return [{ code: 'account-refused', reason: accountTest, accountNumber, rule }];
  if (accountTest === 'none') return [{ code: 'account-check-waived', accountNumber, rule }];
  if (method === null)
    return verdict === 'invalid'
      ? [{ code: 'account-refused', reason: 'zero', accountNumber, rule }]
      : [{ code: 'account-check-unknown', accountNumber }];
  return [{ code: 'account-check', method, verdict, accountNumber }];
}

function ibanBuilt(resolution: Resolution): ResolutionStep {
  const { resultingBankCode, resultingAccountNumber, formulaIban, bankIbanIfAccountIsRight } = resolution;
  return {
    code: 'iban-built',
    bankCode: resultingBankCode,
    accountNumber: resultingAccountNumber,
    iban: bankIbanIfAccountIsRight ?? formulaIban,
  };
}
