import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import accountsWithoutCheck from '../../../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import replacementAccounts from '../../../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import rule0005 from '../../../../data/bankRules/rule0005Commerzbank.json' with { type: 'json' };
import movedAccounts from '../../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with {
  type: 'json',
};
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import type { Bank } from '../../../domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../../../domain/directory/generatedDirectory.ts';
import { buildIban } from '../../../domain/iban/iban.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import { resolveIbanSteps } from '../../../domain/resolve/steps.ts';
import { bulkAccount } from './bulkAccount.ts';
import {
  BULK_ASK,
  BULK_INVALID,
  BULK_NO_IBAN,
  BULK_SUB_ACCOUNT_INVALID,
  BULK_SUB_ACCOUNT_VALID,
  BULK_UNCHECKED,
  BULK_VALID,
  makeBulkVerdicts,
} from './bulkVerdicts.ts';

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);
const bulk = makeBulkVerdicts(directory);
const CHECKS = {
  [BULK_VALID]: 'valid',
  [BULK_UNCHECKED]: 'unchecked',
  [BULK_INVALID]: 'invalid',
  [BULK_SUB_ACCOUNT_VALID]: 'valid',
  [BULK_SUB_ACCOUNT_INVALID]: 'invalid',
  [BULK_NO_IBAN]: null,
} as const;

const saidBefore = new Map<string, string>();

/** Compares one row with `resolveIban`, and says whether the short answer was enough. */
function agrees(index: number, accountNumber: string): boolean {
  const bank = directory.banks[index];
  if (!bank) throw new Error('there is no such bank');
  const verdict = bulk.verdict(index, bulkAccount(accountNumber as AccountNumber));
  if (verdict === BULK_ASK) return false;
  const isAppended = verdict === BULK_SUB_ACCOUNT_VALID || verdict === BULK_SUB_ACCOUNT_INVALID;
  const resulting = (isAppended ? `${accountNumber.slice(2)}00` : accountNumber) as AccountNumber;
  const resultingBankCode = String(bulk.resultingBankCodes[index]) as Bank['bankCode'];
  const resolution = resolveIban(directory, bank.bankCode, accountNumber as AccountNumber);
  expect({
    hasIban: resolution.outcome !== 'no-iban',
    iban: resolution.bankIbanIfAccountIsRight,
    verdict: verdict === BULK_NO_IBAN ? null : resolution.accountCheck?.verdict,
    account: accountNumber,
  }).toEqual({
    hasIban: verdict !== BULK_NO_IBAN,
    iban: verdict === BULK_NO_IBAN ? null : buildIban(resultingBankCode, resulting),
    verdict: CHECKS[verdict],
    account: accountNumber,
  });
  // What else is said is the same for all accounts of the bank with the same answer, and of the same length.
  const length = isAppended ? String(Number(accountNumber)).length : 0;
  const said = JSON.stringify({
    outcome: resolution.outcome,
    bic: resolution.bankBic,
    bank: resolution.resultingBank?.bankCode,
    method: resolution.accountCheck?.method,
    steps: resolveIbanSteps(resolution).map((step) => ({
      ...step,
      ...('accountNumber' in step && { accountNumber: '' }),
      ...('iban' in step && { iban: '' }),
      ...(step.code === 'sub-account-appended' && { from: '', to: '' }),
      ...(verdict === BULK_NO_IBAN && 'verdict' in step && { verdict: '' }),
    })),
  });
  const key = `${index} ${verdict} ${length}`;
  expect(said, `${bank.bankCode} ${accountNumber}`).toBe(saidBefore.get(key) ?? said);
  saidBefore.set(key, said);
  return true;
}

describe('a list gets the same answers as a single account', () => {
  test('for every bank and accounts of every length', () => {
    let random = 1;
    let short = 0;
    for (let index = 0; index < directory.banks.length; index += 1)
      for (let length = 1; length <= 10; length += 1) {
        random = Math.imul(random, 1664525) + 1013904223;
        const digits = String((random >>> 0) * 7919).slice(-length);
        short += Number(agrees(index, digits.padStart(10, '0')));
      }
    // Were every answer "ask", the comparison would prove nothing.
    expect(short / (directory.banks.length * 10)).toBeGreaterThan(0.9);
  });

  test('for accounts of five to seven digits of the banks that append a sub-account', () => {
    let random = 7;
    let appended = 0;
    for (const [index, { bankRule }] of directory.banks.entries()) {
      if (!/^00(?:05|20|32)/.test(bankRule ?? '')) continue;
      for (let time = 0; time < 60; time += 1) {
        random = (Math.imul(random, 1664525) + 1013904223) | 0;
        const digits = String((random >>> 0) % 10 ** (4 + (time % 6)));
        const account = digits.padStart(10, '0');
        agrees(index, account);
        agrees(index, `0${String(998_000_000 - 500_000 + ((random >>> 0) % 3_000_000))}`.slice(-10));
        appended += Number(
          bulk.verdict(index, bulkAccount(account as AccountNumber)) === BULK_SUB_ACCOUNT_VALID,
        );
      }
    }
    expect(appended).toBeGreaterThan(1000);
  });

  test('for the accounts that Commerzbank replaces, at each of its bank codes', () => {
    const accounts = Object.values(rule0005.replacementAccounts).flatMap((replaced) => Object.keys(replaced));
    for (const [index, { bankRule }] of directory.banks.entries())
      if (bankRule?.startsWith('0005')) for (const account of accounts) agrees(index, account);
  });

  test('for the accounts that rules name, at each of their bank codes', () => {
    const tables: Record<string, object | readonly string[]> = {
      ...replacementAccounts,
      ...accountsWithoutCheck,
    };
    for (const [index, { bankRule, bankCode }] of directory.banks.entries()) {
      const table = tables[bankRule?.slice(0, 4) ?? ''] ?? {};
      const moved = movedAccounts['0053'][bankCode as keyof (typeof movedAccounts)['0053']] ?? {};
      const named = Array.isArray(table) ? table : Object.keys(table);
      for (const account of [...named, ...Object.keys(moved)]) agrees(index, account);
    }
  });

  test('for any bank and any account', () => {
    const banks = fc.nat(directory.banks.length - 1);
    const accounts = fc
      .bigInt({ min: 0n, max: 9_999_999_999n })
      .map((number) => String(number).padStart(10, '0'));
    fc.assert(
      fc.property(banks, accounts, (index, account) => {
        agrees(index, account);
      }),
      { numRuns: 5000 },
    );
  });

  test('for the account 0 of every bank', () => {
    for (const index of directory.banks.keys()) agrees(index, '0000000000');
  });
});

describe('bank codes', () => {
  test('each of the directory is found', () => {
    for (const [index, { bankCode }] of directory.banks.entries())
      expect(bulk.indexOf(Number(bankCode))).toBe(index);
  });
  test('others are not', () => {
    for (const bankCode of [0, 1, 12345678, 99999999]) expect(bulk.indexOf(bankCode)).toBe(-1);
  });
});
