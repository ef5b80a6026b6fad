import { describe, expect, test } from 'vitest';
import { cleanAccountNumber, cleanBankCode } from '../domain/account/account.ts';
import { accountNumberTaken, bankCodeTaken } from './cleanedNumber.ts';

/** Whether the digits that the filter keeps need no explanation. */
const isSilent = (text: string, isBankCode = false) =>
  isBankCode
    ? bankCodeTaken(text, cleanBankCode(text)) === null
    : accountNumberTaken(text, cleanAccountNumber(text)) === null;

describe('the digits of a plain number are what was meant', () => {
  test.each(['37040044', '370 400 44', 'BLZ 37040044'])('bank code %j', (text) => {
    expect(isSilent(text, true)).toBe(true);
  });

  test.each(['532013000', '532.013.000', 'Konto-Nr.: 532013000', '5 320 130'])(
    'account number %j',
    (text) => {
      expect(isSilent(text)).toBe(true);
    },
  );
});

test('a number that is too long says how much of it counts', () => {
  expect(accountNumberTaken('12345678901234567890', '1234567890')).toBe(
    'Möglich sind höchstens 10\u00A0Ziffern; 10\u00A0weitere haben wir entfernt.',
  );
});

// Of a text that is no number the reader is not certain: src/domain/reading/readNumber.test.ts.
test.each(['Filiale 12', '10779,00', '5,32013E+08', '19056 / 4711', '12\n34'])(
  'of anything else the digits may be another number: %j',
  (text) => {
    expect(isSilent(text)).toBe(false);
  },
);
