import { expect, test } from 'vitest';
import { directoryFrom, exampleBank, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { makeBankDirectory } from '../directory/bankDirectory.ts';
import { ibanAnswer } from './ibanAnswer.ts';

const directory = directoryFrom('2026-09-07');
/** With a bank code that is newer than the table of rules. */
const newer = makeBankDirectory('2026-12-07', '2027-03-07', [{ ...exampleBank, bankRule: null }]);

test('the IBAN of the bank comes with its BIC', () => {
  const answer = { ok: true, iban: 'DE68200700000123456600', bic: 'DEUTDEHHXXX' };
  expect(ibanAnswer(resolveIn(directory)('20070000', '1234566'))).toMatchObject(answer);
});

test.each([
  ['a bank code that the directory does not know', '99999999', '1', 'unknown-bank', directory],
  ['an account for which the bank gives no IBAN', '10000000', '12300578', 'no-iban', directory],
  ['an account number that does not pass its check', '37040044', '532113000', 'invalid-account', directory],
  ['a rule on which the sources disagree', '30060010', '1991182', 'rule-disputed', directory],
  ['a bank code newer than the table of rules', exampleBank.bankCode, '9290701', 'rule-unknown', newer],
])('%s gives no IBAN [17.3]', (_name, bankCode, accountNumber, code, known) => {
  expect(ibanAnswer(resolveIn(known)(bankCode, accountNumber))).toMatchObject({ ok: false, code });
});
