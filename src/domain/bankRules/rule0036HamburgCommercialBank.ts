import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type BankRule, NO_EFFECT, noIban, otherAccount, type RuleEffect } from './bankRule.ts';

const BANK_CODE = '21050000' as BankCode;
const TO_HAMBURG: RuleEffect = { ...NO_EFFECT, bankCode: BANK_CODE };

/** First and last account of the ranges for which there are no IBANs, ten digits. */
const EXCLUDED_RANGES = [
  ['0000000000', '0000099999'],
  ['0000900000', '0029999999'],
  ['0060000000', '0099999999'],
  ['0900000000', '0999999999'],
  ['2000000000', '2999999999'],
  ['7100000000', '8499999999'],
  ['8600000000', '8999999999'],
] as const;

/** Rule 0036: Hamburg Commercial Bank (formerly HSH Nordbank). */
export const rule0036HamburgCommercialBank: BankRule = (_bank, accountNumber) => {
  if (EXCLUDED_RANGES.some(([first, last]) => accountNumber >= first && accountNumber <= last))
    return noIban('account-excluded');
  return hasSixDigits(accountNumber) ? withThreeZeros(accountNumber) : TO_HAMBURG;
};

function hasSixDigits(accountNumber: AccountNumber): boolean {
  return accountNumber >= '0000100000' && accountNumber <= '0000899999';
}

/** 100000 to 899999 become 0nnnnnn000. */
function withThreeZeros(accountNumber: AccountNumber): RuleEffect {
  return {
    ...otherAccount(`0${accountNumber.slice(4)}000`, 'zeros-appended'),
    bankCode: BANK_CODE,
  };
}
