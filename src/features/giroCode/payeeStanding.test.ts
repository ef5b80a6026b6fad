import { expect, test } from 'vitest';
import { newestDirectory, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { ibanFormula } from '../../../tests/support/ibanFormula.ts';
import { makeBankDirectory } from '../../domain/directory/bankDirectory.ts';
import { payeeStanding } from './card.ts';

const directory = newestDirectory();
const stateOf = (known: typeof directory) => {
  return { status: 'ready', data: { resolve: resolveIn(known) } } as const;
};
const ready = stateOf(directory);
const withChange = (change: object) => {
  const bank = directory.find('37040044');
  if (bank === undefined) throw new Error('the Commerzbank is in the directory');
  return stateOf(makeBankDirectory('2026-01-01', '2026-12-31', [{ ...bank, ...change }]));
};
const formula = (bankCode: string, account: string) => ibanFormula(bankCode, account).iban;
const RIGHT = 'DE89370400440532013000';

test.each([
  ['an IBAN that its bank forms', RIGHT],
  ['an IBAN of another country', 'AT611904300234573201'],
])('%s raises no doubt', (_, iban) => {
  expect(payeeStanding(iban, ready)).toEqual({ ok: true, doubt: null });
});

test.each([
  ['an account number for which no IBAN is named', 'DE92760260000000000001', 'named-by-bank-alone', ready],
  ['an account number that fails its check', formula('37040044', '512013000'), 'account-does-not-fit', ready],
  ['a disputed rule', formula('57060000', '926192'), 'disputed', ready],
  ['a bank code to be deleted', RIGHT, 'marked-for-deletion', withChange({ isMarkedForDeletion: true })],
  ['a bank whose rule is not known', RIGHT, 'rule-unknown', withChange({ bankRule: null })],
  ['a directory that could not be loaded', RIGHT, 'not-looked-up', { status: 'failed', data: null } as const],
])('%s raises a doubt [11.22]', (_, iban, code, state) => {
  expect(payeeStanding(iban, state)).toEqual({ ok: true, doubt: { code } });
});

test('an IBAN that the bank forms differently comes with the one of the bank', () => {
  expect(payeeStanding(formula('20070000', '1234566'), ready)).toEqual({
    ok: true,
    doubt: { code: 'formed-differently', bankIban: 'DE68200700000123456600' },
  });
});

test('a bank code that is not in the directory gives no code [11.22]', () => {
  expect(payeeStanding('DE44999999990532013000', ready)).toEqual({ ok: false, code: 'iban-unknown-bank' });
});

test('nothing is promised while the directory is loading', () => {
  const standing = payeeStanding(RIGHT, { status: 'loading', data: null });
  expect(standing).toEqual({ ok: false, code: 'iban-looked-up' });
});
