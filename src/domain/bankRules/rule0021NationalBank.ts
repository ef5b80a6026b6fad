import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, NO_EFFECT, type RuleEffect } from './bankRule.ts';

const TO_ESSEN: RuleEffect = { ...NO_EFFECT, bankCode: '36020030' as BankCode, bic: 'NBAGDE3EXXX' };
const WRONG_LENGTH: RuleEffect = { ...TO_ESSEN, accountTest: 'wrong-length' };

/** Rule 0021 01: all bank codes lead to 36020030; account numbers have 6, 7, 9 or 10 digits. */
export const rule0021NationalBank: BankRule = (_bank, accountNumber) => {
  const hasUpToFiveDigits = accountNumber < '0000100000';
  const hasEightDigits = accountNumber >= '0010000000' && accountNumber <= '0099999999';
  return hasUpToFiveDigits || hasEightDigits ? WRONG_LENGTH : TO_ESSEN;
};
