import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, NO_EFFECT, otherAccount, type RuleEffect } from './bankRule.ts';

const TO_WIESENTAL: RuleEffect = { ...NO_EFFECT, bankCode: '68351557' as BankCode, bic: 'SOLADES1SFH' };

/**
 * Rule 0009: all bank codes lead to 68351557; accounts of the former Sparkasse Zell (68351976) that begin with 1116
 * begin with 3047 there.
 */
export const rule0009SparkasseSchopfheimZell: BankRule = (bank, accountNumber) => {
  if (bank.bankCode !== '68351976' || !accountNumber.startsWith('1116')) return TO_WIESENTAL;
  const { accountNumber: renumbered, accountChange } = otherAccount(
    `3047${accountNumber.slice(4)}`,
    'digits-replaced',
  );
  return { ...TO_WIESENTAL, accountNumber: renumbered, accountChange };
};
