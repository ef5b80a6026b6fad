import { expect, test } from 'vitest';
import { directoryFrom } from '../../../tests/bankDirectory.ts';
import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { ibanAnswer } from './ibanAnswer.ts';
import { resolveIban } from './resolveIban.ts';

const directory = directoryFrom('2026-09-07');

function answer(bankCode: string, accountNumber: string) {
  return ibanAnswer(resolveIban(directory, bankCode as BankCode, accountNumber as AccountNumber));
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
  ['a bank code younger than the table of rules', '12030030', '0000000001', 'rule-unknown'],
  ['a rule on which the sources disagree', '30060010', '0001991182', 'rule-disputed'],
])('%s gives no IBAN', (_name, bankCode, accountNumber, code) => {
  expect(answer(bankCode, accountNumber)).toMatchObject({ ok: false, code });
});
