import { expect, test } from 'vitest';
import { exampleBank } from '../../../tests/support/bankDirectory.ts';
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type Bank, type BankDirectory, makeBankDirectory } from '../directory/bankDirectory.ts';
import { resolveIban } from './resolveIban.ts';

function resolve(bankCode: string, accountNumber: string, directory: BankDirectory) {
  return resolveIban(directory, bankCode as BankCode, accountNumber.padStart(10, '0') as AccountNumber);
}

const OTHER_BANK: Bank = {
  ...exampleBank,
  bankCode: '20000002' as BankCode,
  bic: 'NACHDEHHXXX',
  accountCheckMethod: '01',
};

/** A directory of two banks, the first of them changed. */
function withFirstBank(change: Partial<Bank>) {
  const first = { ...exampleBank, bankCode: '20000001' as BankCode, ...change };
  return makeBankDirectory('2026-01-01', '2026-12-31', [first, OTHER_BANK]);
}

test('a bank without a rule of its own uses the formula’s IBAN', () => {
  expect(resolve('20000001', '1501824', withFirstBank({}))).toMatchObject({
    outcome: 'standard',
    bankIban: 'DE09200000010001501824',
    formulaIban: 'DE09200000010001501824',
    bankIbanIfAccountIsRight: 'DE09200000010001501824',
    bankBic: 'BEISDEHHXXX',
    rule: '000000',
    ruleHolder: null,
    isRuleUnknown: false,
    noIbanReason: null,
    accountCheck: { verdict: 'valid', method: '00', accountNumber: '0001501824' },
    disputed: null,
  });
});

test('an account number that fails its check gets no IBAN of the bank, but the one it would have', () => {
  expect(resolve('20000001', '1501825', withFirstBank({}))).toMatchObject({
    outcome: 'invalid-account',
    bankIban: null,
    bankIbanIfAccountIsRight: 'DE79200000010001501825',
    accountCheck: { verdict: 'invalid', method: '00', accountNumber: '0001501825' },
  });
});

test('an unknown bank code leaves the formula’s IBAN', () => {
  const resolution = resolve('99999999', '1', withFirstBank({}));
  expect(resolution).toMatchObject({
    outcome: 'unknown-bank',
    bank: null,
    bankIban: null,
    bankIbanIfAccountIsRight: null,
    bankBic: null,
    resultingBank: null,
    rule: null,
    isRuleUnknown: false,
    accountCheck: null,
  });
  expect(resolution.steps).toEqual([
    { code: 'unknown-bank', bankCode: '99999999' },
    {
      code: 'iban-built',
      bankCode: '99999999',
      accountNumber: '0000000001',
      iban: resolution.formulaIban,
    },
  ]);
});

test('the successor takes the place of a bank code that is marked for deletion, and checks the account', () => {
  const banks = withFirstBank({ isMarkedForDeletion: true, successor: OTHER_BANK.bankCode });
  const resolution = resolve('20000001', '378', banks);
  expect(resolution).toMatchObject({
    outcome: 'changed',
    bankBic: 'NACHDEHHXXX',
    resultingBankCode: '20000002',
    resultingBank: { bankCode: '20000002' },
    bank: { bankCode: '20000001' },
    accountCheck: { verdict: 'valid', method: '01' },
  });
  expect(resolution.bankIban?.slice(4)).toBe('200000020000000378');
  expect(resolution.steps[0]).toEqual({ code: 'successor', from: '20000001', to: '20000002' });
});

test('a rule that sets the bank code goes before the successor', () => {
  const banks = withFirstBank({
    isMarkedForDeletion: true,
    successor: '20000003' as BankCode,
    bankRule: '000800',
  });
  const resolution = resolve('20000001', '1', banks);
  expect(resolution).toMatchObject({
    resultingBankCode: '50020200',
    resultingBank: null,
    bankBic: 'BHFBDEFF500',
    accountCheck: { verdict: 'unchecked', method: null },
  });
  expect(resolution.steps).toMatchObject([
    { code: 'bank-code-replaced', from: '20000001', to: '50020200', rule: '000800', accountRange: null },
    { code: 'bic-replaced', from: '', to: 'BHFBDEFF500', rule: '000800' },
    { code: 'account-check-unknown', accountNumber: '0000000001' },
    { code: 'iban-built' },
  ]);
});

test('an account without IBAN is checked at the bank as entered, not at its successor', () => {
  const successor = OTHER_BANK.bankCode;
  const banks = withFirstBank({ isMarkedForDeletion: true, successor, bankRule: '000100' });
  expect(resolve('20000001', '1501824', banks)).toMatchObject({
    outcome: 'no-iban',
    accountCheck: { verdict: 'valid', method: '00', accountNumber: '0001501824' },
  });
});

test('a bank code that is marked for deletion without a successor stays', () => {
  const resolution = resolve('20000001', '1501824', withFirstBank({ isMarkedForDeletion: true }));
  expect(resolution.outcome).toBe('standard');
  expect(resolution.steps[0]).toEqual({ code: 'marked-for-deletion', bankCode: '20000001' });
});

test.each([
  ['a bank newer than the rule table', null],
  ['a rule newer than this program', '999900'],
  // Bank data that are newer than the program, which carries out version 02.
  ['a newer version of a rule', '002003'],
])('%s is taken for standard, and that is said [18.2]', (_name, bankRule) => {
  const resolution = resolve('20000001', '1501824', withFirstBank({ bankRule }));
  expect(resolution).toMatchObject({ outcome: 'standard', isRuleUnknown: true });
  expect(resolution.steps[0]).toEqual({
    code: 'rule-unknown',
    bankCode: '20000001',
    rulesAsOf: '2026-01-01',
  });
});

test('a bank of which the check-digit method is not known leaves the account unchecked', () => {
  const resolution = resolve('20000001', '1501825', withFirstBank({ accountCheckMethod: null }));
  expect(resolution).toMatchObject({
    outcome: 'standard',
    accountCheck: { verdict: 'unchecked', method: null },
  });
  expect(resolution.steps[0]).toEqual({
    code: 'account-check-unknown',
    accountNumber: '0001501825',
  });
});

test('account 0 is refused even if neither the method nor the rule of the bank is known', () => {
  const { outcome, steps } = resolve(
    '20000001',
    '0',
    withFirstBank({ accountCheckMethod: null, bankRule: null }),
  );
  expect(outcome).toBe('invalid-account');
  expect(steps).toContainEqual({
    code: 'account-refused',
    reason: 'zero',
    accountNumber: '0000000000',
    rule: '',
  });
});

test('a bank without BIC has none in the result', () => {
  expect(resolve('20000001', '1501824', withFirstBank({ bic: '' })).bankBic).toBeNull();
});
