import { NO_EFFECT, ruleForAllAccounts } from './bankRule.ts';

/**
 * Rule 0000 and the rules that have been withdrawn or say something about check digits only: 0030 (Pommersche
 * Volksbank, until 2018-09), 0045 (SEB, until 2017-09), 0054 (Evangelische Darlehnsgenossenschaft, until 2017-06),
 * 0056 (SEB corporate customers, until 2018-12).
 */
export const standardRule = ruleForAllAccounts(NO_EFFECT);
