import { type BankRule, NO_EFFECT, otherAccount } from './bankRule.ts';

/** Rule 0047 of Openbank, formerly Santander: account numbers of 8 digits are filled up with 00 on the right. */
export const rule0047Openbank: BankRule = (_bank, accountNumber) =>
  accountNumber >= '0010000000' && accountNumber <= '0099999999'
    ? otherAccount(`${accountNumber.slice(2)}00`, 'zeros-appended')
    : NO_EFFECT;
