import fc from 'fast-check';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import type { AccountNumber, BankCode } from '../account/account.ts';
import { buildIban } from '../iban/iban.ts';
import { checkIban } from './checkIban.ts';

const letters = (all: string, ...positions: number[]) => ({ ...LETTERS, positions, letters: all });
const wrong = (found: string, expected: string) => ({ code: 'check-digits-wrong', found, expected });
const impossible = (found: string, expected: string) => ({ ...IMPOSSIBLE, found, expected });
const length = (code: string, found: number) => ({ code, length: found, expected: 22 });
const LETTERS = { code: 'letters-for-digits' };
const IMPOSSIBLE = { code: 'check-digits-impossible' };

test.each([
  ['a right German IBAN', 'DE89370400440532013000', []],
  ['one character missing', 'DE8937040044053201300', [length('too-short', 21)]],
  ['one character too much', 'DE893704004405320130000', [length('too-long', 23)]],
  ['other check digits', 'DE98370400440532013000', [wrong('98', '89')]],
  ['check digits 00', 'DE00370400440532013000', [impossible('00', '89')]],
  ['check digits 99 that satisfy mod 97', 'DE99370400440532013014', [impossible('99', '02')]],
  ['check digits 01 that satisfy mod 97', 'DE01370400440532013032', [impossible('01', '98')]],
  ['a letter among the digits', 'DE8937O400440532013000', [letters('O', 7)]],
  ['a letter in the check digits', 'DEB9370400440532013000', [letters('B', 3)]],
  ['letters, too long', 'DE8937O40044053201300O0', [length('too-long', 23), letters('OO', 7, 22)]],
  ['a country without IBANs', 'US89370400440532013000', [{ code: 'country-unknown', country: 'US' }]],
  ['no country', '89370400440532013000', [{ code: 'country-missing' }]],
  ['a creditor identifier', 'DE98ZZZ09999999999', [{ code: 'creditor-identifier' }]],
  ['one with a digit more', 'DE98ZZZ099999999990', [length('too-short', 19), letters('ZZZ', 5, 6, 7)]],
  ['one behind a stray letter', 'XDE98ZZZ09999999999', [{ code: 'country-unknown', country: 'XD' }]],
  ['a right British IBAN', 'GB82WEST12345698765432', []],
  ['a wrong British IBAN', 'GB82WEST12345698765433', [wrong('82', '55')]],
])('%s is named exactly', (_name, text, problems) => {
  expect(checkIban(text).problems).toEqual(problems);
});

test('with the structure of a country, digits among its letters are named too', () => {
  const problems = (text: string) => checkIban(text, '4a 14n').problems;
  const digits = { code: 'digits-for-letters', positions: [6], digits: '3' };
  expect(problems('GB82W3ST12345698765432')).toEqual([digits]);
  expect(problems('GB82WEST1234569876543O')).toEqual([letters('O', 22)]);
  // The digits behind a missing letter are not named.
  expect(problems('GB82WST12345698765432')).toEqual([length('too-short', 21)]);
});

test('every German IBAN that the formula builds is judged right', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
  fc.assert(
    fc.property(digits(8), digits(10), (bankCode, accountNumber) => {
      const iban = buildIban(bankCode as BankCode, accountNumber as AccountNumber);
      expect(checkIban(iban)).toMatchObject({ germanIban: iban, problems: [] });
    }),
  );
});

test('of any 22 characters behind DE it accepts what an independent library accepts, but for impossible check digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^DE[0-9]{20}$/), (text) => {
      const isRight = checkIban(text).problems.length === 0;
      const isImpossible = /^DE(00|01|99)/.test(text);
      expect(isRight).toBe(isValidIBAN(electronicFormatIBAN(text) ?? '') && !isImpossible);
    }),
  );
});

test('no text crashes it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{0,40}$/), (text) => {
      expect(checkIban(text).text).toBe(text);
    }),
  );
});
