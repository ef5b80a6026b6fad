/// <reference path="./virtual.d.ts" />
import { ruleTable as table } from 'virtual:rules';
import type { RuleTable } from '../../src/domain/bankFile/ruleTable.ts';

/**
 * Which bank code has which IBAN-Regel, for `readBundesbankFile`: the public files of the Bundesbank do not say it.
 * `validFrom` is the day from which the table holds.
 */
export const ruleTable: RuleTable = table;

export type { RuleTable };
