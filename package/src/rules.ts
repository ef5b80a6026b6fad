/// <reference path="./virtual.d.ts" />
import { ruleTable as table } from 'virtual:rules';
import type { RuleTable } from '../../src/domain/bankFile/ruleTable.ts';

/**
 * The IBAN-Regel of each bank code. `readBundesbankFile` needs it, because the Bundesbank's public files lack it.
 * `validFrom` is the day from which the table holds.
 */
export const ruleTable: RuleTable = table;

export { ruleSentences } from './ruleSentences.ts';
export type { RuleTable };
