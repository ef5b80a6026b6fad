import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type Calculation, fits } from './calculation.ts';
import { type Condition, isMet } from './conditions.ts';
import type { AccountCheckVerdict, Algorithm, Method } from './methodSteps.ts';
import { METHODS_00_TO_49 } from './methods00to49.ts';
import { METHODS_50_TO_99 } from './methods50to99.ts';
import { METHODS_FROM_A0 } from './methodsFromA0.ts';
import { ACCOUNTS_WITH_KIND, PLAIN_ACCOUNTS, type SubAccountMethods } from './subAccount.ts';

export type { Algorithm };

/** One test of a method, and the row or the verdict that follows. Rows do not form circles. */
export interface Row {
  readonly test: Calculation | Condition | Algorithm;
  readonly ifMet: Table;
  readonly ifNot: Table;
}

/** The first row of a method; a verdict if the method tests nothing. */
export type Table = Row | AccountCheckVerdict;

/** The tables of all methods by their names. */
export const METHODS: ReadonlyMap<string, Table> = new Map(
  Object.entries<Method>({ ...METHODS_00_TO_49, ...METHODS_50_TO_99, ...METHODS_FROM_A0 }).map(
    ([name, steps]) => [name, tableOf(steps)],
  ),
);

/** The parts of methods 13, 63 and 76, for rules that need to know whether the sub-account is omitted. */
export const SUB_ACCOUNT = {
  plain: tablesOf(PLAIN_ACCOUNTS),
  withKind: tablesOf(ACCOUNTS_WITH_KIND),
};

function tablesOf({ given, omitted }: SubAccountMethods) {
  return { given: tableOf(given), omitted: tableOf(omitted) };
}

/** Links the steps of a method to rows. */
function tableOf(steps: Method, ifUndecided: Table = 'invalid', ifInvalid: Table = 'invalid'): Table {
  return steps.reduceRight<Table>((next, step) => {
    if (step === 'invalid') return ifInvalid;
    if (typeof step === 'string') return step;
    if (typeof step === 'function' || 'procedure' in step) return { test: step, ifMet: 'valid', ifNot: next };
    if ('method' in step) return tableOf(step.method, next, next);
    const ifMet = tableOf(step.steps, step.isFinal ? ifInvalid : next, ifInvalid);
    return { test: step.condition, ifMet, ifNot: next };
  }, ifUndecided);
}

/** Follows the rows of a table to the verdict. */
export function followTable(table: Table, account: AccountNumber, bankCode?: BankCode): AccountCheckVerdict {
  let next = table;
  while (typeof next !== 'string') {
    const { test, ifMet, ifNot } = next;
    next = passes(test, account, bankCode) ? ifMet : ifNot;
  }
  return next;
}

function passes(test: Row['test'], account: AccountNumber, bankCode: BankCode | undefined): boolean {
  if (typeof test === 'function') return test(account, bankCode);
  return 'procedure' in test ? fits(test, account) : isMet(test, account);
}
