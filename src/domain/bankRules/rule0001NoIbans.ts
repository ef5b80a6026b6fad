import { noIban, ruleForAllAccounts } from './bankRule.ts';

/** Rule 0001: no IBAN may be calculated for any account of the bank code. */
export const rule0001NoIbans = ruleForAllAccounts(noIban('bank-code-without-ibans'));
