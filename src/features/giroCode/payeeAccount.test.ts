import { expect, test } from 'vitest';
import type { BankCode } from '../../domain/account/bankCode.ts';
import { type Bank, makeBankDirectory } from '../../domain/directory/bankDirectory.ts';
import { resolveIban } from '../../domain/resolve/resolveIban.ts';
import { type PayeeAccount, payeeAccount } from './payeeAccount.ts';
import type { ResolvingState } from './payeeStanding.ts';

const bank: Bank = {
  bankCode: '20070000' as BankCode,
  name: 'Beispielbank',
  shortName: 'Beispielbank',
  postcode: '20095',
  town: 'Hamburg',
  bic: 'BEISDEHHXXX',
  accountCheckMethod: '63',
  bankRule: '002002',
  isMarkedForDeletion: false,
  successor: null,
};

function withBank(change: Partial<Bank>): ResolvingState {
  const directory = makeBankDirectory('2026-01-01', '2026-12-31', [{ ...bank, ...change }]);
  return {
    status: 'ready',
    data: {
      resolve: (bankCode, accountNumber) => resolveIban(directory, bankCode, accountNumber),
    },
  };
}

test.each<[string, string, string, ResolvingState, PayeeAccount]>([
  [
    'the IBAN by the rule of the bank, not by the formula',
    '20070000',
    '1234566',
    withBank({}),
    { code: 'bank-iban', iban: 'DE68200700000123456600' as never },
  ],
  [
    'an account number that fails its check gives an IBAN with a warning',
    '20070000',
    '1234567890',
    withBank({ accountCheckMethod: '00', bankRule: '000000' }),
    { code: 'account-check-failed', iban: 'DE38200700001234567890' as never },
  ],
  [
    'a wrong account number that may lack its sub-account gives none',
    '20070000',
    '1234567',
    withBank({}),
    { code: 'undetermined', iban: null },
  ],
  [
    'a bank whose rule is not known gives an IBAN with a warning',
    '20070000',
    '1501824',
    withBank({ accountCheckMethod: '00', bankRule: null }),
    { code: 'rule-uncertain', iban: 'DE45200700000001501824' as never },
  ],
  [
    'a bank code without IBANs gives none',
    '20070000',
    '1501824',
    withBank({ bankRule: '000100' }),
    { code: 'no-iban', iban: null },
  ],
  [
    'a bank code that is in no directory gives none',
    '12345678',
    '1501824',
    withBank({}),
    { code: 'unknown-bank', iban: null },
  ],
  ['seven digits are no bank code', '2007000', '1501824', withBank({}), { code: 'incomplete', iban: null }],
  ['no account number yet', '20070000', '', withBank({}), { code: 'incomplete', iban: null }],
  [
    'while the directory is on its way, nothing is promised',
    '20070000',
    '1234566',
    { status: 'loading', data: null },
    { code: 'directory-loading', iban: null },
  ],
  [
    'without the directory the formula is no substitute',
    '20070000',
    '1234566',
    { status: 'failed', data: null },
    { code: 'directory-failed', iban: null },
  ],
])('%s', (_name, bankCode, accountNumber, bankData, expected) => {
  expect(payeeAccount(bankCode, accountNumber, bankData)).toEqual(expected);
});
