import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import { type Bank, makeBankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../../../domain/directory/generatedDirectory.ts';
import { bulkAccount } from './bulkAccount.ts';
import { BULK_ASK, BULK_INVALID, BULK_NO_IBAN, BULK_UNCHECKED, makeBulkVerdicts } from './bulkVerdicts.ts';

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);
test('without a method, only account 0 is refused', () => {
  const bank = { ...(directory.banks[0] as Bank), bankRule: '000000', accountCheckMethod: null };
  const alone = makeBulkVerdicts(makeBankDirectory('2026-09-07', '2026-12-06', [bank]));
  expect(alone.verdict(0, bulkAccount('0000000001' as AccountNumber))).toBe(BULK_UNCHECKED);
  expect(alone.verdict(0, bulkAccount('0000000000' as AccountNumber))).toBe(BULK_INVALID);
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
