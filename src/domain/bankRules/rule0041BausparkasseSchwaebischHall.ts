import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, otherAccount, type RuleEffect } from './bankRule.ts';

const COLLECTING_ACCOUNT: RuleEffect = {
  ...otherAccount('0000011404', 'account-replaced'),
  bankCode: '50060400' as BankCode,
  bic: 'GENODEFFXXX',
};

/** Rule 0041: every account is paid by way of one account with DZ Bank. */
export const rule0041BausparkasseSchwaebischHall: BankRule = () => COLLECTING_ACCOUNT;
