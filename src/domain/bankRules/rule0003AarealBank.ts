import { type BankRule, NO_EFFECT, noIban } from './bankRule.ts';

/** Rule 0003: no IBAN for one account. */
export const rule0003AarealBank: BankRule = (_bank, accountNumber) =>
  accountNumber === '6161604670' ? noIban('account-excluded') : NO_EFFECT;
