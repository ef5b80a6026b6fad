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

const known = withBank({});
const fails = withBank({ accountCheckMethod: '00', bankRule: '000000' });
const ofUnknownRule = withBank({ accountCheckMethod: '00', bankRule: null });

test.each<[string, string, string, ResolvingState, PayeeAccount['code'], string | null]>([
  ['the rule of the bank counts', '20070000', '1234566', known, 'bank-iban', 'DE68200700000123456600'],
  [
    'a failing check is told',
    '20070000',
    '1234567890',
    fails,
    'account-check-failed',
    'DE38200700001234567890',
  ],
  ['a sub-account may be missing', '20070000', '1234567', known, 'undetermined', null],
  [
    'an unknown rule is told',
    '20070000',
    '1501824',
    ofUnknownRule,
    'rule-uncertain',
    'DE45200700000001501824',
  ],
  ['a bank code without IBANs', '20070000', '1501824', withBank({ bankRule: '000100' }), 'no-iban', null],
  ['a bank code that is in no directory', '12345678', '1501824', known, 'unknown-bank', null],
  ['seven digits are no bank code', '2007000', '1501824', known, 'incomplete', null],
  ['no account number yet', '20070000', '', known, 'incomplete', null],
  ['loading', '20070000', '1234566', { status: 'loading', data: null }, 'directory-loading', null],
  [
    'the formula is no substitute',
    '20070000',
    '1234566',
    { status: 'failed', data: null },
    'directory-failed',
    null,
  ],
])('%s', (_name, bankCode, accountNumber, bankData, code, iban) => {
  expect(payeeAccount(bankCode, accountNumber, bankData)).toEqual({ code, iban });
});
