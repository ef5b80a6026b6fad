import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import { BulkAccount, bulkAccount, countDigits, fourDigits } from './bulkAccount.ts';

/** Reads a number that stands between other characters, and says all that can be known of it. */
function known(account: BulkAccount) {
  const out = new Uint8Array(12).fill(63);
  account.write(new DataView(out.buffer), 2);
  return {
    text: account.text,
    number: account.number,
    digits: Array.from({ length: 10 }, (_, place) => account.digit(place + 1)).join(''),
    pairs: [account.pair1, account.pair2, account.pair3, account.pair4, account.pair5],
    isZero: account.isZero,
    zerosInFront: account.isZero ? null : account.zerosInFront,
    remainder: account.remainder,
    written: new TextDecoder().decode(out.subarray(2)),
  };
}

function expected(number: string) {
  const text = number.padStart(10, '0');
  return {
    text,
    number: Number(text),
    digits: text,
    pairs: (text.match(/../g) ?? []).map(Number),
    isZero: Number(text) === 0,
    zerosInFront: Number(text) === 0 ? null : text.search(/[1-9]/),
    remainder: Number(text) % 97,
    written: text,
  };
}

const numbers = fc.stringMatching(/^\d{1,10}$/);
const around = fc.stringMatching(/^[0-9;a-zÿ]{0,14}$/);

test('a number of any length is read at any place, whatever stands around it', () => {
  const account = new BulkAccount();
  fc.assert(
    fc.property(around, numbers, around, (before, number, behind) => {
      const bytes = new TextEncoder().encode(`${before}${number}${behind}`);
      const start = new TextEncoder().encode(before).length;
      account.read(new DataView(bytes.buffer), start, start + number.length);
      expect(known(account)).toEqual(expected(number));
    }),
    { numRuns: 3_000 },
  );
});

test('the sub-account 00 takes the place of two zeros in front', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), (number) => {
      const account = new BulkAccount();
      const bytes = new TextEncoder().encode(`37040044;${number};`);
      account.read(new DataView(bytes.buffer), 9, 9 + number.length);
      account.appendSubAccount();
      expect(known(account)).toEqual(expected(`${number}00`));
    }),
  );
});

test('an account number is taken from its text', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const text = number.padStart(10, '0') as AccountNumber;
      expect(known(bulkAccount(text))).toEqual(expected(text));
    }),
  );
});

describe('digits are told from everything else', () => {
  const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
  const nearlyDigits = fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 48, max: 57 }) }, fc.nat(255)), {
      minLength: 12,
      maxLength: 12,
    })
    .map((values) => Uint8Array.from(values));
  const isDigit = (byte: number) => byte >= 48 && byte <= 57;

  test('they are counted up to the first other byte', () => {
    fc.assert(
      fc.property(fc.oneof(bytes, nearlyDigits), (around) => {
        const first = around.findIndex((byte) => !isDigit(byte));
        expect(countDigits(new DataView(around.buffer), 0)).toBe(first === -1 ? 12 : first);
      }),
      { numRuns: 5_000 },
    );
  });

  test('four of them are a number, others are not', () => {
    fc.assert(
      fc.property(fc.oneof(bytes, nearlyDigits), (around) => {
        const four = around.slice(0, 4);
        const number = four.every(isDigit) ? Number(String.fromCharCode(...four)) : -1;
        const word = new DataView(around.buffer).getInt32(0, true);
        expect(Math.max(-1, fourDigits(word))).toBe(number);
      }),
      { numRuns: 5_000 },
    );
  });
});
