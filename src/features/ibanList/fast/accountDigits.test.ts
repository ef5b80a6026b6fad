import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/account.ts';
import { AccountDigits } from './accountDigits.ts';

const anyNumber = fc.stringMatching(/^\d{0,9}[1-9]\d{0,9}$/).map((digits) => digits.slice(-10));

function everything(account: AccountDigits) {
  const written = new Uint8Array(12).fill(63);
  account.write(written, 1);
  return {
    text: account.text,
    number: account.number,
    length: account.length,
    written: new TextDecoder().decode(written),
  };
}

function expected(number: string) {
  const text = number.padStart(10, '0');
  return {
    text,
    number: Number(text),
    length: String(Number(text)).length,
    written: `?${text}?`,
  };
}

test('a number of any length is read at any place, whatever is around it', () => {
  const account = new AccountDigits();
  const around = fc.stringMatching(/^[0-9;a-zÿ]{0,14}$/);
  fc.assert(
    fc.property(around, anyNumber, around, (before, number, after) => {
      const start = new TextEncoder().encode(before).length;
      const bytes = new TextEncoder().encode(`${before}${number}${after}`);
      account.read(bytes, start, start + number.length);
      expect(everything(account)).toEqual(expected(number));
      account.readText(number.padStart(10, '0') as AccountNumber);
      expect(everything(account)).toEqual(expected(number));
    }),
    { numRuns: 3_000 },
  );
});
