import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AmountProblem, type Cents, epcAmount, parseAmount } from './amount.ts';

interface Case {
  readonly name: string;
  readonly typed: string;
  /** What is read, or why nothing is. */
  readonly cents?: number;
  readonly code?: AmountProblem;
}

const cases: readonly Case[] = JSON.parse(readFileSync('tests/fixtures/giroCode/amounts.json', 'utf8'));

test.each(cases)('$name: „$typed“', ({ typed, cents, code }) => {
  expect(parseAmount(typed)).toEqual(code === undefined ? { ok: true, cents } : { ok: false, code });
});

// Work that grew with the square of the length would never end within the time that a test has.
test.each([
  ['blanks', ' '.repeat(1_000_000)],
  ['a minus sign and blanks', `-${' '.repeat(1_000_000)}x`],
  ['a comma and blanks', `,${' '.repeat(1_000_000)}x`],
  ['currencies', '€'.repeat(1_000_000)],
  ['words for the currency and blanks', 'EUR '.repeat(250_000)],
])('a megabyte of %s is refused', (_name, text) => {
  expect(parseAmount(text)).toEqual({ ok: false, code: 'amount-unreadable' });
});

test.each([
  ['digits', '1'.repeat(1_000_000)],
  ['thousands', `1${'.111'.repeat(250_000)}`],
])('a megabyte of %s is too much', (_name, text) => {
  expect(parseAmount(text)).toEqual({ ok: false, code: 'amount-too-large' });
});

test('every amount comes back to the cent from its German, English and plain form', () => {
  const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
      const [euro = '', decimals = ''] = epcAmount(cents as Cents)
        .slice(3)
        .split('.');
      expect(BigInt(euro) * 100n + BigInt(decimals)).toBe(BigInt(cents));
      const grouped = german.format(BigInt(euro)).split(',')[0] ?? '';
      for (const text of [`${euro},${decimals}`, `${grouped},${decimals} €`, `${euro}.${decimals}`])
        expect(parseAmount(text)).toEqual({ ok: true, cents });
    }),
  );
});
