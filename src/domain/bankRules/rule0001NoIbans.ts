import { type BankRule, noIban } from './bankRule.ts';

const NO_IBANS = noIban('bank-code-without-ibans');

/** Rule 0001: the bank code takes no part in payments, no IBAN may be calculated for any of its accounts. */
export const rule0001NoIbans: BankRule = () => NO_IBANS;
