import { expect, test } from 'vitest';
import { directoryFrom, exampleBank } from '../../../tests/support/bankDirectory.ts';
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { makeBankDirectory } from '../directory/bankDirectory.ts';
import { ibanAnswer } from './ibanAnswer.ts';
import { resolveIban } from './resolveIban.ts';

const directory = directoryFrom('2026-09-07');
/** With a bank code that is newer than the table of rules. */
const newer = makeBankDirectory('2026-12-07', '2027-03-07', [{ ...exampleBank, bankRule: null }]);

function answer(bankCode: string, accountNumber: string, of = directory) {
  return ibanAnswer(resolveIban(of, bankCode as BankCode, accountNumber as AccountNumber));
}

test('the IBAN of the bank with its BIC', () => {
  expect(answer('20070000', '0001234566')).toMatchObject({
    ok: true,
    iban: 'DE68200700000123456600',
    bic: 'DEUTDEHHXXX',
  });
});

test.each([
  ['a bank code that the directory does not know', '99999999', '0000000001', 'unknown-bank'],
  ['an account for which the bank gives no IBAN', '10000000', '0012300578', 'no-iban'],
  ['an account number that does not pass its check', '37040044', '0532113000', 'invalid-account'],
  ['a rule on which the sources disagree', '30060010', '0001991182', 'rule-disputed'],
])('%s gives no IBAN [17.3]', (_name, bankCode, accountNumber, code) => {
  expect(answer(bankCode, accountNumber)).toMatchObject({ ok: false, code });
});

test('a bank code that is newer than the table of rules gives no IBAN [17.3]', () => {
  expect(answer(exampleBank.bankCode, '0009290701', newer)).toMatchObject({
    ok: false,
    code: 'rule-unknown',
  });
});
