import { noIban, ruleForAllAccounts } from './bankRule.ts';

/** Rule 0001: the bank code takes no part in payments, no IBAN may be calculated for any of its accounts. */
export const rule0001NoIbans = ruleForAllAccounts(noIban('bank-code-without-ibans'));
