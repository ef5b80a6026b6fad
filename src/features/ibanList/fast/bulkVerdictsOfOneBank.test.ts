import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import { checkAccount } from '../../../domain/accountCheck/checkAccount.ts';
import { type Bank, makeBankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../../../domain/directory/generatedDirectory.ts';
import { bulkAccount } from './bulkAccount.ts';
import {
  BULK_ASK,
  BULK_INVALID,
  BULK_NO_IBAN,
  BULK_UNCHECKED,
  BULK_VALID,
  type BulkVerdict,
  makeBulkVerdicts,
} from './bulkVerdicts.ts';

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);
const CHECKS = new Map<BulkVerdict, string>([
  [BULK_VALID, 'valid'],
  [BULK_UNCHECKED, 'unchecked'],
  [BULK_INVALID, 'invalid'],
]);

describe('a method alone gives the verdicts of checkAccount', () => {
  const bankWith = (accountCheckMethod: string): Bank => ({
    ...(directory.banks[0] as Bank),
    bankRule: '000000',
    accountCheckMethod,
    isMarkedForDeletion: false,
    successor: null,
  });
  const methods = new Set(directory.banks.map(({ accountCheckMethod }) => accountCheckMethod ?? '09'));
  test.each([...methods].sort())('method %s', (method) => {
    const bank = bankWith(method);
    const alone = makeBulkVerdicts(makeBankDirectory('2026-09-07', '2026-12-06', [bank]));
    let random = 3;
    const seen = new Set<string>();
    const differences: string[] = [];
    for (let time = 0; time < 4000; time += 1) {
      random = (Math.imul(random, 1664525) + 1013904223) | 0;
      const length = 1 + (time % 10);
      const account = String((random >>> 0) * 7919)
        .slice(-length)
        .padStart(10, '0') as AccountNumber;
      const verdict = alone.verdict(alone.indexOf(Number(bank.bankCode)), bulkAccount(account));
      const expected = checkAccount(method, account, bank.bankCode);
      seen.add(expected);
      if (CHECKS.get(verdict) !== expected) differences.push(`${account}: ${verdict} for ${expected}`);
    }
    expect(differences).toEqual([]);
    expect(seen.size, 'accounts that pass and accounts that fail').toBeGreaterThan(method === '09' ? 0 : 1);
  });

  test('without a method nothing but the account 0 is refused', () => {
    const bank = { ...bankWith('00'), accountCheckMethod: null };
    const alone = makeBulkVerdicts(makeBankDirectory('2026-09-07', '2026-12-06', [bank]));
    expect(alone.verdict(0, bulkAccount('0000000001' as AccountNumber))).toBe(BULK_UNCHECKED);
    expect(alone.verdict(0, bulkAccount('0000000000' as AccountNumber))).toBe(BULK_INVALID);
  });
});

describe('a rule is asked for each account', () => {
  const bundesbank = directory.banks.find(({ bankRule }) => bankRule === '004201') as Bank;
  const alone = makeBulkVerdicts(
    makeBankDirectory('2026-09-07', '2026-12-06', [{ ...bundesbank, accountCheckMethod: null }]),
  );

  test.each([
    ['released', '0050462000', BULK_UNCHECKED],
    ['not released', '0000000001', BULK_NO_IBAN],
    ['refused by itself, for which resolveIban has words of its own', '0000000000', BULK_ASK],
  ])('an account that is %s', (_name, account, verdict) => {
    expect(alone.verdict(0, bulkAccount(account as AccountNumber))).toBe(verdict);
  });
});
