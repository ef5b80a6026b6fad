import { expect, test } from 'vitest';
import { exampleBank, resolveIn } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/account.ts';
import { type Bank, makeBankDirectory } from '../directory/bankDirectory.ts';

const of2: Partial<Bank> = { bankCode: '20000002' as BankCode, bic: 'NACHDEHHXXX', accountCheckMethod: '01' };
const OTHER_BANK = { ...exampleBank, ...of2 };

/** Resolves an account of the first of two banks, which is changed. */
function resolve(accountNumber: string, change: Partial<Bank> = {}, bankCode = '20000001') {
  const first = { ...exampleBank, bankCode: '20000001' as BankCode, ...change };
  const banks = [first, OTHER_BANK];
  return resolveIn(makeBankDirectory('2026-01-01', '2026-12-31', banks))(bankCode, accountNumber);
}

test('a bank without a rule of its own uses the formula’s IBAN', () => {
  expect(resolve('1501824')).toMatchObject({
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
  expect(resolve('1501825')).toMatchObject({
    outcome: 'invalid-account',
    bankIban: null,
    bankIbanIfAccountIsRight: 'DE79200000010001501825',
    accountCheck: { verdict: 'invalid', method: '00', accountNumber: '0001501825' },
  });
});

test('an unknown bank code leaves the formula’s IBAN', () => {
  const resolution = resolve('1', {}, '99999999');
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
    { code: 'iban-built', bankCode: '99999999', accountNumber: '0000000001', iban: resolution.formulaIban },
  ]);
});

test('the successor takes the place of a bank code that is marked for deletion, and checks the account', () => {
  const resolution = resolve('378', { isMarkedForDeletion: true, successor: OTHER_BANK.bankCode });
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
  const successor = '20000003' as BankCode;
  const resolution = resolve('1', { isMarkedForDeletion: true, successor, bankRule: '000800' });
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
  expect(resolve('1501824', { isMarkedForDeletion: true, successor, bankRule: '000100' })).toMatchObject({
    outcome: 'no-iban',
    accountCheck: { verdict: 'valid', method: '00', accountNumber: '0001501824' },
  });
});

test('a bank code that is marked for deletion without a successor stays', () => {
  const resolution = resolve('1501824', { isMarkedForDeletion: true });
  expect(resolution.outcome).toBe('standard');
  expect(resolution.steps[0]).toEqual({ code: 'marked-for-deletion', bankCode: '20000001' });
});

test.each([
  ['a bank newer than the rule table', null],
  ['a rule newer than this program', '999900'],
  // Bank data that are newer than the program, which carries out version 02.
  ['a newer version of a rule', '002003'],
])('%s is taken for standard, and that is said [18.2]', (_name, bankRule) => {
  const resolution = resolve('1501824', { bankRule });
  expect(resolution).toMatchObject({ outcome: 'standard', isRuleUnknown: true });
  const step = { code: 'rule-unknown', bankCode: '20000001', rulesAsOf: '2026-01-01' };
  expect(resolution.steps[0]).toEqual(step);
});

test('a bank of which the check-digit method is not known leaves the account unchecked', () => {
  const { outcome, accountCheck, steps } = resolve('1501825', { accountCheckMethod: null });
  expect(outcome).toBe('standard');
  expect(accountCheck).toMatchObject({ verdict: 'unchecked', method: null });
  expect(steps[0]).toEqual({ code: 'account-check-unknown', accountNumber: '0001501825' });
});

test('account 0 is refused even if neither the method nor the rule of the bank is known', () => {
  const { outcome, steps } = resolve('0', { accountCheckMethod: null, bankRule: null });
  expect(outcome).toBe('invalid-account');
  const refusal = { code: 'account-refused', reason: 'zero', rule: '' };
  expect(steps).toContainEqual({ ...refusal, accountNumber: '0000000000' });
});

test('a bank without BIC has none in the result', () => {
  expect(resolve('1501824', { bic: '' }).bankBic).toBeNull();
});
