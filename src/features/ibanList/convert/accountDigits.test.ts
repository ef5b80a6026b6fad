import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AccountDigits } from './accountDigits.ts';

/** Reads a number that stands between other characters, and says all that can be known of it. */
function known(account: AccountDigits) {
  const out = new Uint8Array(12).fill(63);
  account.write(new DataView(out.buffer), 2);
  return {
    digits: [...account.digits].join(''),
    remainder: account.remainder,
    written: new TextDecoder().decode(out.subarray(2)),
  };
}

function expected(number: string) {
  const digits = number.padStart(10, '0');
  return { digits, remainder: Number(digits) % 97, written: digits };
}

const numbers = fc.stringMatching(/^\d{1,10}$/);
const around = fc.stringMatching(/^[0-9;a-zÿ]{0,14}$/);

test('a number of any length is read at any place, whatever stands around it', () => {
  const account = new AccountDigits();
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
      const account = new AccountDigits();
      const bytes = new TextEncoder().encode(`37040044;${number};`);
      account.read(new DataView(bytes.buffer), 9, 9 + number.length);
      account.appendSubAccount();
      expect(known(account)).toEqual(expected(`${number}00`));
    }),
  );
});
