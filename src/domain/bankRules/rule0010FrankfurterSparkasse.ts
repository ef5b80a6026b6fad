import type { BankCode } from '../account/bankCode.ts';
import type { BankRule } from './bankRule.ts';
import { replacementAccounts } from './replacementAccounts.ts';

const replaceAccount = replacementAccounts('0010');

/** Rule 0010 01: 50050222 (1822direkt) leads to 50050201, and only there the replacement accounts are looked up. */
export const rule0010FrankfurterSparkasse: BankRule = (bank, accountNumber) => {
  const effect = replaceAccount(bank, accountNumber);
  return bank.bankCode === '50050222' ? { ...effect, bankCode: '50050201' as BankCode } : effect;
};
