import { rulesOf } from '../../src/domain/bankFile/ruleTable.ts';
import { directories } from './data.ts';
import type { RuleTable } from './index.ts';

const newest = () => {
  const directory = directories().at(-1);
  if (directory === undefined) throw new Error('This build has no bank directory');
  return directory;
};
let rules: RuleTable['ruleByBankCode'] | undefined;

/**
 * The IBAN-Regel of each bank code. `readBundesbankFile` needs it, because the Bundesbank's public files lack it.
 * `validFrom` is the day from which the table holds.
 *
 * @example
 * readBundesbankFile(bytes, { validFrom: '2026-12-07', rules: ruleTable });
 */
export const ruleTable: RuleTable = /* @__PURE__ */ Object.freeze({
  get validFrom() {
    return newest().columnDates.bankRule;
  },
  get ruleByBankCode() {
    rules ??= Object.freeze(rulesOf(newest().banks));
    return rules;
  },
});
