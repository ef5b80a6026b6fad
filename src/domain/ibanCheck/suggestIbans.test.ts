import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/account.ts';
import { checkIban } from './checkIban.ts';
import { suggestIbans } from './suggestIbans.ts';

const directory = directoryFrom('2026-09-07');
const resolve = resolveIn(directory);

test.each([
  ['the letter O for every zero', 'DE8937O4OO44O532O13OOO', 'look-alike', [6, 8, 9, 12, 16, 19, 20, 21]],
  ['B for 8 in the check digits', 'DEB9370400440532013000', 'look-alike', [2]],
  ['S for 5 and I for 1', 'DE89370400440S320I3000', 'look-alike', [13, 17]],
  ['neighbours swapped', 'DE89370400440532031000', 'swap', [17, 18]],
  ['the letters of the country swapped', 'ED89370400440532013000', 'swap', [0, 1]],
  ['the country missing', '89370400440532013000', 'missing-country', [0, 1]],
  ['another country', 'FE89370400440532013000', 'wrong-country', [0]],
  ['a zero of three missing', 'DE8937040044053201300', 'missing-digit', [19]],
  ['a single digit missing', 'DE8937040044053213000', 'missing-digit', [16]],
  ['another digit', 'DE89370400440532013900', 'wrong-digit', [19]],
  ['a letter that looks like no digit', 'DE8937X400440532013000', 'wrong-digit', [6]],
])('%s: the right IBAN comes first, with the place', (_name, text, mistake, changedAt) => {
  const right = { iban: 'DE89370400440532013000', mistake, changedAt, leftOutAt: null };
  expect(suggestIbans(text, resolve)[0]).toEqual(right);
});

test('of a digit typed twice one is left out', () => {
  const right = { iban: 'DE89370400440532013000', mistake: 'extra-digit', changedAt: [], leftOutAt: 14 };
  expect(suggestIbans('DE893704004405332013000', resolve)[0]).toEqual(right);
});

test.each([
  ['DE96200700000112673462', ['DE96200700000612673462', 'DE96200000000112673462']],
  ['DE22200700000088622541', ['DE22200700000088627541', 'DE22200800000088622541']],
])('of two wrong digits first the one with which the bank forms just this IBAN: %s', (text, ibans) => {
  expect(suggestIbans(text, resolve).map(({ iban }) => iban)).toEqual(ibans);
});

test('of seven possible IBANs five are offered', () => {
  const bank = directory.banks.find((one) => one.accountCheckMethod === '09' && one.bankRule === '000000');
  const everyBankCode = {
    ...directory,
    find: (bankCode: string) => bank && { ...bank, bankCode: bankCode as BankCode },
  };
  expect(suggestIbans('DE7362565898655654694', resolveIn(everyBankCode))).toHaveLength(5);
});

test.each([
  ['for foreign IBANs', 'GB82WEST12345698765433'],
  ['where too much is missing', 'DE89370400440532'],
  ['for a creditor identifier', 'DE98ZZZ09999999999'],
  ['for nothing', ''],
])('nothing is offered: %s', (_name, text) => {
  expect(suggestIbans(text, resolve)).toEqual([]);
});

/** Account numbers that pass the check of their bank, in the IBAN that the bank uses. */
const bankIban = fc
  .tuple(fc.constantFrom(...directory.banks), fc.integer({ min: 100_000, max: 9_999_999_999 }))
  .map(([{ bankCode }, account]) => resolve(bankCode, String(account)).bankIban)
  .filter((iban) => iban !== null);

test('whatever single digit is wrong, the right IBAN is among at most five, all right and all of known banks', () => {
  fc.assert(
    fc.property(
      bankIban,
      fc.integer({ min: 2, max: 21 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, position, by) => {
        const digit = (Number(iban.charAt(position)) + by) % 10;
        const wrong = iban.slice(0, position) + digit + iban.slice(position + 1);
        const suggestions = suggestIbans(wrong, resolve);
        expect(suggestions.length).toBeLessThanOrEqual(5);
        for (const suggestion of suggestions) {
          expect(checkIban(suggestion.iban).problems).toEqual([]);
          expect(directory.find(suggestion.iban.slice(4, 12))).toBeDefined();
        }
        if (suggestions.length < 5) expect(suggestions.map((one) => one.iban)).toContain(iban);
      },
    ),
  );
});

test('whichever neighbours are swapped, the right IBAN is among the suggestions', () => {
  fc.assert(
    fc.property(bankIban, fc.integer({ min: 2, max: 20 }), (iban, position) => {
      const [one, other] = [iban.charAt(position), iban.charAt(position + 1)];
      fc.pre(one !== other);
      const wrong = iban.slice(0, position) + other + one + iban.slice(position + 2);
      expect(suggestIbans(wrong, resolve).map((suggestion) => suggestion.iban)).toContain(iban);
    }),
  );
});

test('whichever digit is missing or typed twice, the right IBAN is among the suggestions, if they are less than five', () => {
  fc.assert(
    fc.property(bankIban, fc.integer({ min: 2, max: 21 }), fc.boolean(), (iban, position, isMissing) => {
      const wrong = isMissing
        ? iban.slice(0, position) + iban.slice(position + 1)
        : iban.slice(0, position) + iban.charAt(position) + iban.slice(position);
      const suggestions = suggestIbans(wrong, resolve).map((suggestion) => suggestion.iban);
      if (suggestions.length < 5) expect(suggestions).toContain(iban);
    }),
  );
});

test('no text crashes the search, and none gets more than five suggestions', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^DE[0-9OILB]{19,21}$/), (text) => {
      expect(suggestIbans(text, resolve).length).toBeLessThanOrEqual(5);
    }),
  );
});
