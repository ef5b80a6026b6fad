import { expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import { checkAccount } from '../../../domain/accountCheck/checkAccount.ts';
import { METHODS, type Row, type Table } from '../../../domain/accountCheck/methods.ts';
import type { Bank } from '../../../domain/directory/bankDirectory.ts';
import { accountCheckOf, verdictOf } from './accountChecks.ts';
import { AccountDigits } from './accountDigits.ts';

const VERDICTS = ['valid', 'unchecked', 'invalid'];
/** A bank code in the form that methods 52 and 53 support. */
const BANK_CODE = '13051172' as Bank['bankCode'];

function rowsOf(table: Table, found = new Set<Row>()): Set<Row> {
  if (typeof table === 'string' || found.has(table)) return found;
  found.add(table);
  rowsOf(table.ifMet, found);
  return rowsOf(table.ifNot, found);
}

let random = 1;
function randomAccount(length: number): string {
  random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
  return String(random * 7919)
    .slice(-length)
    .padStart(10, '0');
}

function replaced(account: string, position: number, digits: string): string {
  return account.slice(0, position - 1) + digits + account.slice(position - 1 + digits.length);
}

/** Replaces `length` digits from a position on with every possible number. */
function variants(accounts: readonly string[], position: number, length: number): string[] {
  const numbers = Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
  return accounts.flatMap((account) => numbers.map((digits) => replaced(account, position, digits)));
}

/**
 * Random accounts of each length and accounts around the bounds of each range. Some of them get all digits that a
 * condition tests; all of these get all check digits.
 */
function accountsFor(rows: Iterable<Row>): AccountNumber[] {
  const tests = Array.from(rows, ({ test }) => test).filter((test) => typeof test === 'object');
  let accounts = Array.from({ length: 60 }, (_, index) => randomAccount((index % 10) + 1));
  for (const test of tests)
    if ('from' in test)
      for (const number of [Number(test.from), Number(test.to)])
        accounts.push(...[number - 1, number, number + 1].map((next) => String(next).padStart(10, '0')));
  for (const test of tests)
    if ('allowed' in test) {
      const step = Math.ceil((accounts.length * test.allowed.length) / 1000);
      const some = accounts.filter((_, index) => index % step === 0);
      accounts.push(...variants(some, test.position, test.length));
    }
  const positions = new Set(tests.map((test) => ('procedure' in test ? test.checkPosition : 10)));
  accounts = [...accounts, ...[...positions].flatMap((position) => variants(accounts, position, 1))];
  return accounts.filter((account) => /^\d{10}$/.test(account) && Number(account) > 0) as AccountNumber[];
}

test.each([...METHODS.keys(), 'none'])(
  'method %s has one verdict in a list and for one account',
  (method) => {
    const rows = rowsOf(METHODS.get(method) ?? 'unchecked');
    const check = accountCheckOf({ accountCheckMethod: method });
    const differences: string[] = [];
    const seen = new Set<string>();
    const digits = new AccountDigits();
    for (const account of accountsFor(rows)) {
      digits.readText(account);
      const expected = checkAccount(method, account, BANK_CODE);
      const inList = VERDICTS[verdictOf(check, { bankCode: BANK_CODE }, digits)];
      if (inList !== expected) differences.push(`${account}: ${expected}, ${inList} in a list`);
      seen.add(expected);
    }
    expect(differences).toEqual([]);
    expect(seen.size).toBeGreaterThan(rows.size === 0 ? 0 : 1);
  },
);
