import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountNumber, BankCode } from '../account/account.ts';
import {
  buildIban,
  checkDigitArithmetic,
  groupIban,
  ibanParts,
  isGermanIban,
  rightCheckDigits,
} from './iban.ts';

test.each([
  ['the example of the German banks', '37040044', '0532013000', 'DE89370400440532013000'],
  ['an account number of one digit', '37040044', '0000000001', 'DE41370400440000000001'],
  ['an account number of ten digits', '10010010', '9999999999', 'DE28100100109999999999'],
])('%s gives its IBAN', (_name, bankCode, accountNumber, iban) => {
  expect(buildIban(bankCode as BankCode, accountNumber as AccountNumber)).toBe(iban);
});

const anyBankCode = fc.integer({ min: 0, max: 99_999_999 }).map((number) => pad(number, 8) as BankCode);
const anyAccountNumber = fc
  .integer({ min: 0, max: 9_999_999_999 })
  .map((number) => pad(number, 10) as AccountNumber);
const anyIban = fc
  .tuple(anyBankCode, anyAccountNumber)
  .map(([bankCode, accountNumber]) => buildIban(bankCode, accountNumber));

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

/** ISO 7064 mod 97-10 as the standard words it: first four characters to the end, letters as numbers, remainder 1. */
function mod97AcceptsByTheBook(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return BigInt(moved.replace('D', '13').replace('E', '14')) % 97n === 1n;
}

function withCharacter(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}

test('every IBAN that is built is accepted by modulo 97, with check digits from 02 to 98 [9.6]', () => {
  fc.assert(
    fc.property(anyIban, (iban) => {
      expect(mod97AcceptsByTheBook(iban)).toBe(true);
      expect(isGermanIban(iban)).toBe(true);
      expect(Number(iban.slice(2, 4))).toBeGreaterThanOrEqual(2);
      expect(Number(iban.slice(2, 4))).toBeLessThanOrEqual(98);
    }),
    { numRuns: 2000 },
  );
});

test('the IBAN is the one of the arithmetic that is shown', () => {
  fc.assert(
    fc.property(anyBankCode, anyAccountNumber, (bankCode, accountNumber) => {
      const { checkDigits, dividend, remainder } = checkDigitArithmetic(bankCode, accountNumber);
      expect(buildIban(bankCode, accountNumber)).toBe(`DE${checkDigits}${bankCode}${accountNumber}`);
      expect(BigInt(dividend) % 97n).toBe(BigInt(remainder));
    }),
  );
});

test('every single wrong digit is noticed', () => {
  fc.assert(
    fc.property(
      anyIban,
      fc.integer({ min: 2, max: 21 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, index, by) => {
        const wrongDigit = String((Number(iban.charAt(index)) + by) % 10);
        expect(isGermanIban(withCharacter(iban, index, wrongDigit))).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test('every swap of two unlike neighbours is noticed', () => {
  fc.assert(
    fc.property(anyIban, fc.integer({ min: 2, max: 20 }), (iban, index) => {
      fc.pre(iban.charAt(index) !== iban.charAt(index + 1));
      const swapped =
        iban.slice(0, index) + iban.charAt(index + 1) + iban.charAt(index) + iban.slice(index + 2);
      expect(isGermanIban(swapped)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('an IBAN is written in groups of four and falls into its parts; both can be undone [9.7] [9.8]', () => {
  fc.assert(
    fc.property(anyBankCode, anyAccountNumber, (bankCode, accountNumber) => {
      const iban = buildIban(bankCode, accountNumber);
      expect(groupIban(iban)).toMatch(/^(\w{4} ){5}\w\w$/);
      expect(groupIban(iban).replaceAll(' ', '')).toBe(iban);
      expect(ibanParts(iban)).toEqual({ bankCode, accountNumber });
    }),
  );
});

test.each([
  ['too short', 'DE8937040044053201300'],
  ['too long', 'DE893704004405320130000'],
  ['of another country', 'AE89370400440532013000'],
  ['of a third one', 'DT89370400440532013000'],
  ['in small letters', 'de89370400440532013000'],
  ['with a letter among its digits', 'DE8937040044O532013000'],
  ['with a character before 0 that would count as −7: 2 ) for 1 3', 'DE8937040044053202)000'],
  ['with a character behind 9 that would count as 13', 'DE8937040044053200=000'],
  ['with wrong check digits', 'DE88370400440532013000'],
  ['with the check digits 00 instead of 97', 'DE00370400440532000052'],
  ['with the check digits 01 instead of 98', 'DE01370400440532000034'],
  ['with the check digits 99 instead of 02', 'DE99370400440532000016'],
])('a text %s is no German IBAN', (_name, text) => {
  expect(isGermanIban(text)).toBe(false);
});

test.each([19, 21])('%s digits behind right check digits are no German IBAN', (length) => {
  const digits = `${'0'.repeat(length - 1)}1`;
  const iban = `DE${rightCheckDigits(`DE00${digits}`)}${digits}`;
  expect(rightCheckDigits(iban)).toBe(iban.slice(2, 4));
  expect(isGermanIban(iban)).toBe(false);
});

test('what precedes a German IBAN is not cut off, even with the right check digits', () => {
  const text = 'DE89370400440532013000';
  const longer = `AT${rightCheckDigits(`AT00${text}`)}${text}`;
  expect(rightCheckDigits(longer)).toBe(longer.slice(2, 4));
  expect(isGermanIban(longer)).toBe(false);
});

test('a letter of an IBAN counts as two digits', () => {
  expect(rightCheckDigits('AT001904300234573201')).toBe('61');
});
