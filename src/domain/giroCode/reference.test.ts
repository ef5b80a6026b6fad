import { expect, test } from 'vitest';
import { rightCheckDigits } from '../iban/iban.ts';
import { parseCreditorReference } from './payload.ts';

test.each([
  ['the example of ISO 11649', 'RF18539007547034', 'RF18539007547034'],
  ['its written form in small letters', 'rf18 5390 0754 7034', 'RF18539007547034'],
  ['letters in the reference', 'RF45G72UUR', 'RF45G72UUR'],
])('%s is a creditor reference', (_name, text, reference) => {
  expect(parseCreditorReference(text)).toBe(reference);
});

test.each([
  ['wrong check digits', 'RF19539007547034'],
  ['two digits swapped', 'RF18539007540734'],
  ['an invoice number', 'RE-2026-0815'],
  ['nothing behind the check digits', 'RF18'],
  ['more than 25 characters', 'RF185390075470345390075470'],
])('%s make it none', (_name, text) => {
  expect(parseCreditorReference(text)).toBeNull();
});

test('22 characters are too long for a creditor reference, even with the right check digits', () => {
  const reference = (length: number) => {
    const text = 'A'.repeat(length);
    return `RF${rightCheckDigits(`RF00${text}`)}${text}`;
  };
  expect(parseCreditorReference(reference(21))).toBe(reference(21));
  expect(parseCreditorReference(reference(22))).toBeNull();
});

test('a number in front of a creditor reference is not cut off, even with the right check digits', () => {
  const text = '539RF18539007547034';
  const reference = `RE${rightCheckDigits(`RE00${text}`)}${text}`;
  expect(rightCheckDigits(reference)).toBe(reference.slice(2, 4));
  expect(parseCreditorReference(reference)).toBeNull();
});
