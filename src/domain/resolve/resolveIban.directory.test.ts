import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestDirectory, resolveIn } from '../../../tests/support/bankDirectory.ts';
import type { AccountNumber } from '../account/account.ts';
import { isGermanIban } from '../iban/iban.ts';
import { resolveIban } from './resolveIban.ts';

const directory = newestDirectory();
const resolve = resolveIn(directory);

test('Deutsche Bank appends the sub-account, so that its IBAN differs from the formula’s', () => {
  const resolution = resolve('20070000', '1234566');
  expect(resolution).toMatchObject({
    outcome: 'changed',
    formulaIban: 'DE84200700000001234566',
    bankIban: 'DE68200700000123456600',
    bankBic: 'DEUTDEHHXXX',
    ruleHolder: 'Deutsche Bank',
    accountCheck: { verdict: 'valid', method: '63', accountNumber: '0123456600' },
  });
  expect(resolution.steps).toEqual([
    { code: 'sub-account-appended', from: '0001234566', to: '0123456600', rule: '002002' },
    { code: 'account-check', method: '63', verdict: 'valid', accountNumber: '0123456600' },
    expect.objectContaining({ code: 'iban-built', iban: 'DE68200700000123456600' }),
  ]);
});

test('a rule that allows no IBAN still leaves the formula’s, and the account is checked as entered', () => {
  const resolution = resolve('10000000', '12300578');
  expect(resolution).toMatchObject({
    outcome: 'no-iban',
    formulaIban: 'DE55100000000012300578',
    bankIban: null,
    bankIbanIfAccountIsRight: null,
    bankBic: 'MARKDEF1100',
    noIbanReason: 'account-not-released',
    accountCheck: { verdict: 'unchecked', method: '09', accountNumber: '0012300578' },
  });
  expect(resolution.steps).toEqual([
    { code: 'no-iban', reason: 'account-not-released', rule: '004201' },
    { code: 'account-check', method: '09', verdict: 'unchecked', accountNumber: '0012300578' },
  ]);
});

test.each([
  ['whose check the rule waives is not checked', '35060190', '0000055111', '002600', null],
  ['of a wrong length is refused', '36020030', '0000099999', '002101', 'wrong-length'],
  ['of no range is refused', '10020890', '9990000007', '003200', 'unknown-account-range'],
])('an account %s without a method', (_name, bankCode, accountNumber, rule, reason) => {
  const { steps, ...resolution } = resolve(bankCode, accountNumber);
  const [outcome, verdict] = reason ? ['invalid-account', 'invalid'] : ['standard', 'unchecked'];
  expect(resolution).toMatchObject({ outcome, accountCheck: { verdict, method: null } });
  const step = reason ? { code: 'account-refused', reason } : { code: 'account-check-waived' };
  expect(steps[0]).toEqual({ ...step, accountNumber, rule });
});

test('where the rule of a bank itself checks the account, that counts as the method of the bank', () => {
  const resolution = resolve('20070000', '10000000');
  expect(resolution).toMatchObject({
    outcome: 'invalid-account',
    accountCheck: { verdict: 'invalid', method: '63', accountNumber: '0010000000' },
  });
  expect(resolution.steps.map(({ code }) => code)).toEqual(['account-check', 'iban-built']);
});

test('a ten-digit account of HypoVereinsbank goes to the branch of its first three digits', () => {
  const resolution = resolve('79020076', '1320815432');
  const moved = { bankIban: 'DE69600202901320815432', bankBic: 'HYVEDEMM473' };
  expect(resolution).toMatchObject({ outcome: 'changed', ...moved });
  expect(resolution.steps[0]).toEqual({
    code: 'bank-code-replaced',
    from: '79020076',
    to: '60020290',
    rule: '003501',
    accountRange: '132',
  });
});

test('the disputed rule of DZ Bank gives both readings', () => {
  const { outcome, bankIban, disputed, steps } = resolve('30060010', '1991182');
  const alternativeIban = 'DE19300600100001991182';
  expect({ outcome, bankIban }).toEqual({ outcome: 'changed', bankIban: 'DE26300600109911820001' });
  expect(disputed).toMatchObject({ alternativeIban });
  expect(steps.at(-1)).toEqual({ code: 'rule-disputed', alternativeIban, rule: '004901' });
});

const anyBank = fc.constantFrom(...directory.banks);
const anyAccountNumber = fc
  .integer({ min: 1, max: 10 })
  .chain((length) => fc.integer({ min: 0, max: 10 ** length - 1 }))
  .map((number) => String(number).padStart(10, '0') as AccountNumber);

test('no bank of the directory and no account number makes it fail [8.1]', () => {
  fc.assert(
    fc.property(anyBank, anyAccountNumber, (bank, accountNumber) => {
      const resolution = resolveIban(directory, bank.bankCode, accountNumber);
      const { outcome, bankIban, bankIbanIfAccountIsRight, formulaIban } = resolution;
      const { resultingBankCode, resultingAccountNumber } = resolution;
      expect(isGermanIban(formulaIban)).toBe(true);
      expect(bankIban !== null).toBe(outcome === 'standard' || outcome === 'changed');
      expect(bankIban === formulaIban).toBe(outcome === 'standard');
      expect(bankIbanIfAccountIsRight === null).toBe(outcome === 'no-iban' || outcome === 'undetermined');
      if (bankIban !== null) expect(bankIban.slice(4)).toBe(resultingBankCode + resultingAccountNumber);
      expect(bankIbanIfAccountIsRight === null || isGermanIban(bankIbanIfAccountIsRight)).toBe(true);
      const codes = resolution.steps.map((step) => step.code);
      expect(codes.includes('iban-built')).toBe(outcome !== 'no-iban');
      expect(new Set(codes).size).toBe(codes.length);
    }),
    { numRuns: 5000 },
  );
});
