import rule0005 from '../../../../data/bankRules/rule0005Commerzbank.json' with { type: 'json' };
import { type BankRule, effectOnAllAccounts, NO_EFFECT } from '../../../domain/bankRules/bankRule.ts';
import { bankRuleByNumber } from '../../../domain/bankRules/bankRuleByNumber.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import type { BulkAccount } from './bulkAccount.ts';

/**
 * How the accounts of a bank are judged in a list: by its method alone, or by its rule and its method together. For
 * speed, the rules with the most bank codes are written over digits; `bankRules/` remains the reference.
 */
export const PLAN = {
  /** Ask `resolveIban`. */
  ask: 0,
  /** By the method of the resulting bank. */
  method: 1,
  /** Rule 0005 with method 13 and with method 76. */
  commerzbank13: 2,
  commerzbank76: 3,
  /** Rule 0020 with method 63. */
  deutscheBank: 4,
  /** Rule 0032 with method 99. */
  hypoVereinsbank: 5,
  /** No account of the bank code has an IBAN. */
  noIbans: 6,
  /** Ask the rule; what it leaves alone is judged by the method. */
  rule: 7,
} as const;

export interface BulkPlan {
  readonly plan: number;
  /** Of the plan `rule`, otherwise null. */
  readonly rule: BankRule | null;
  /** The bank whose bank code stands in the IBANs and whose method checks the accounts. */
  readonly resultingBank: Bank;
}

export function planOf(directory: BankDirectory, bank: Bank): BulkPlan {
  const rule = bank.bankRule === null ? undefined : bankRuleByNumber(bank.bankRule);
  const effect = rule === undefined ? NO_EFFECT : effectOnAllAccounts(rule);
  const ask: BulkPlan = { plan: PLAN.ask, rule: null, resultingBank: bank };
  if (rule !== undefined && effect === null) {
    // A successor takes the place of a bank code that the rule leaves alone, whatever the rule does to the account.
    if (bank.successor !== null) return ask;
    const plan = planByRule(bank);
    return { plan, rule: plan === PLAN.rule ? rule : null, resultingBank: bank };
  }
  const { bankCode: newBankCode, noIban } = effect ?? NO_EFFECT;
  const bankCode = newBankCode ?? bank.successor ?? bank.bankCode;
  const resultingBank = bankCode === bank.bankCode ? bank : directory.find(bankCode);
  if (resultingBank === undefined) return ask;
  if (noIban === null) return { plan: PLAN.method, rule: null, resultingBank };
  // Without a method there is more to say than that there are no IBANs.
  return bank.accountCheckMethod === null ? ask : { plan: PLAN.noIbans, rule: null, resultingBank };
}

function planByRule(bank: Bank): number {
  const { bankRule, bankCode, accountCheckMethod: method } = bank;
  switch (bankRule?.slice(0, 4)) {
    case '0005':
      return planOfCommerzbank(bank);
    case '0020':
      return method === '63' && !['10020000', '50070010'].includes(bankCode) ? PLAN.deutscheBank : PLAN.rule;
    case '0032':
      return method === '99' ? PLAN.hypoVereinsbank : PLAN.rule;
    default:
      return PLAN.rule;
  }
}

/** The accounts that are blocked or replaced at any bank code are asked for at all of them. */
function planOfCommerzbank({ bankCode, accountCheckMethod: method }: Bank): number {
  if (bankCode === '50040033') return PLAN.rule;
  if (method === '09') return PLAN.method;
  if (method === '13') return PLAN.commerzbank13;
  return method === '76' ? PLAN.commerzbank76 : PLAN.rule;
}

const REPLACED_BY_COMMERZBANK: ReadonlySet<number> = new Set(
  Object.values(rule0005.replacementAccounts).flatMap((accounts) => Object.keys(accounts).map(Number)),
);

/** Rule 0005: some accounts are replaced, and 998 000 000 to 999 499 999 blocked, each at some bank codes. */
export function isNamedByCommerzbank(account: BulkAccount): boolean {
  if (account.pair1 >= 10) return false;
  return (account.pair1 === 9 && account.digit(3) === 9) || REPLACED_BY_COMMERZBANK.has(account.number);
}
