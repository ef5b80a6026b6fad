import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { Dice } from '../../../tests/support/dice.ts';
import { ibanFormula } from '../../../tests/support/ibanFormula.ts';
import type { Iban } from '../iban/iban.ts';
import { bicOfIban, ibanAtBank } from './ibanAtBank.ts';

const directory = directoryFrom('2026-09-07');
const resolve = resolveIn(directory);
const formula = (bankCode: string, account: string) => ibanFormula(bankCode, account).iban;

test.each([
  ['Deutsche Bank with its sub-account 00', 'DE68200700000123456600', 'formed-by-bank'],
  ['a bank without a rule', 'DE89370400440532013000', 'formed-by-bank'],
  ['Deutsche Bank without the sub-account', formula('20070000', '1234566'), 'formed-differently'],
  ['a donation account of Berliner Sparkasse', formula('10050000', '135'), 'formed-differently'],
  ['a bank code without IBANs', formula('50040033', '532013000'), 'named-by-bank-alone'],
  ['a wrong account number', formula('37040044', '532113000'), 'account-does-not-fit'],
  ['a bank code of nobody', formula('12345678', '532013000'), 'unknown-bank'],
  ['DZ Bank with 9 at position 5', formula('57060000', '926192'), 'disputed'],
])('%s', (_name, iban, verdict) => {
  expect(ibanAtBank(iban as Iban, resolve).verdict).toBe(verdict);
});

test('seven digits of Deutsche Bank that end in the sub-account 00 are not taken for seven without it', () => {
  // 10900 becomes 1090000 by rule 0020; taken for a number of seven digits, this passes too and would grow to 109000000.
  const iban = resolve('20070000', '10900').bankIban;
  expect(iban).toBe(formula('20070000', '1090000'));
  expect(resolve('20070000', '1090000').outcome).toBe('changed');
  expect(ibanAtBank(iban as Iban, resolve).verdict).toBe('formed-by-bank');
});

test.each([
  ['0020', '20070000', true],
  ['0029', '51210800', false],
  ['0036', '21050000', false],
  ['0047', '10033300', false],
  ['0049', '30060010', true],
])('an account number that rule %s has changed is found', (rule, bankCode, isChangedAgain) => {
  expect(directory.find(bankCode)?.bankRule?.slice(0, 4)).toBe(rule);
  let changed = 0;
  let needed = 0;
  const dice = new Dice(5);
  for (let time = 0; time < 6000; time += 1) {
    const account = String(dice.roll(2 ** 32) * 7919).slice(-(5 + (time % 6)));
    const { bankIban, outcome, ruleEffect, disputed } = resolve(bankCode, account);
    if (outcome !== 'changed' || bankIban === null || ruleEffect.accountChange === null) continue;
    changed += 1;
    const found = ibanAtBank(bankIban, resolve);
    const again = resolve(bankIban.slice(4, 12), bankIban.slice(12));
    if (again.outcome === 'standard') continue;
    needed += 1;
    expect(found.verdict, account).toBe(disputed ? 'disputed' : 'formed-by-bank');
    expect(found.resolution.bankIban, account).toBe(bankIban);
  }
  expect(changed).toBeGreaterThan(20);
  expect(needed > 0, 'some would be changed again or refused').toBe(isChangedAgain);
});

test.each([
  ['of a bank without a rule', 'DE89370400440532013000', 'COBADEFFXXX'],
  ['that the rule of the bank names (0005)', 'DE64100400000000000992', 'COBADEFFXXX'],
  ['of its own bank code where the rule leads to another (0008)', 'DE62100202000000386706', 'BHFBDEFF100'],
  ['of a bank code for which the directory has none', 'DE86600500090000000397', null],
  ['of a bank code of nobody', formula('12345678', '532013000'), null],
])('the BIC %s', (_name, iban, bic) => {
  expect(bicOfIban(ibanAtBank(iban as Iban, resolve).resolution)).toBe(bic);
});

const banksWithRule = directory.banks.filter(({ bankRule }) => bankRule !== '000000');

test('an IBAN that any bank forms is never said to be another’s, whatever its rule did to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...banksWithRule),
      fc.integer({ min: 1, max: 10 }).chain((length) => fc.integer({ min: 0, max: 10 ** length - 1 })),
      ({ bankCode }, account) => {
        const { bankIban, disputed } = resolve(bankCode, String(account));
        fc.pre(bankIban !== null);
        expect(['formed-by-bank', disputed && 'disputed']).toContain(ibanAtBank(bankIban, resolve).verdict);
      },
    ),
    { numRuns: 5000 },
  );
});
