import { expect, test } from 'vitest';
import { cleanAccountNumber, cleanBankCode } from '../domain/account/account.ts';
import { accountNumberTaken, bankCodeTaken } from './cleanedNumber.ts';

const saidOfAccount = (text: string) => accountNumberTaken(text, cleanAccountNumber(text));

test.each(['37040044', '370 400 44', 'BLZ 37040044'])('a bank code is what was meant: %j', (text) => {
  expect(bankCodeTaken(text, cleanBankCode(text))).toBeNull();
});

test.each(['532013000', '532.013.000', 'Konto-Nr.: 532013000', '5 320 130'])(
  'an account number is what was meant: %j',
  (text) => expect(saidOfAccount(text)).toBeNull(),
);

test('a number that is too long says which digits do not count', () => {
  expect(saidOfAccount('12345678901234567890')).toBe(
    'Möglich sind höchstens 10\u00A0Ziffern; „1234567890“ am Ende wurde nicht übernommen.',
  );
});

// Of a text that is no number the reader is not certain: src/domain/reading/readNumber.test.ts.
test.each(['Filiale 12', '10779,00', '5,32013E+08', '19056 / 4711', '12\n34'])(
  'of anything else the digits may be another number: %j',
  (text) => expect(saidOfAccount(text)).not.toBeNull(),
);
