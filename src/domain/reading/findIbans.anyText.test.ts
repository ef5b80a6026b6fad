import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountNumber, BankCode } from '../account/account.ts';
import { buildIban, groupIban } from '../iban/iban.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { findIbans } from './findIbans.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const germanIban = fc
  .tuple(digits(8), digits(10))
  .map(([bankCode, accountNumber]) => buildIban(bankCode as BankCode, accountNumber as AccountNumber));
const blank = fc.constantFrom(...' \u00A0\u202F\u2009\u200B\u2060\uFEFF\t\n-.');

test('every German IBAN is found in any text around it, however its groups are separated', () => {
  fc.assert(
    fc.property(germanIban, blank, fc.string(), fc.string(), (iban, separator, before, behind) => {
      const written = groupIban(iban).replaceAll(' ', separator);
      expect(findIbans(`${before}; ${written}; ${behind}`)).toContain(iban);
    }),
  );
});

test('two German IBANs, one after the other, are both found in their order', () => {
  fc.assert(
    fc.property(germanIban, germanIban, blank, (one, other, separator) => {
      fc.pre(one !== other);
      expect(findIbans(groupIban(one) + separator + groupIban(other))).toEqual([one, other]);
    }),
  );
});

test('no text is too strange to be looked through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const found of findIbans(text)) expect(checkIban(found).text).toBe(found);
    }),
  );
});

// Work that grew with the square of the length would never end within the time that a test has.
test.each([
  [' ', 0],
  ['A', 0],
  ['1', 0],
  ['IBAN ', 0],
  ['DE12', 0],
  ['DE12 ', 0],
  ['DE89 3704 0044 0532 0130 01 ', 0],
  // An IBAN that occurs many times is found once.
  ['DE89 3704 0044 0532 0130 00 ', 1],
])('a megabyte of %j is looked through, and what is right found in it', (part, count) => {
  const found = findIbans(part.repeat(1_000_000 / part.length));
  expect(found.filter((iban) => checkIban(iban).problems.length === 0)).toHaveLength(count);
});
