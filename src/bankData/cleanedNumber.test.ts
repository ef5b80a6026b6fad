import { describe, expect, test } from 'vitest';
import { cleanAccountNumber } from '../domain/account/accountNumber.ts';
import { cleanBankCode } from '../domain/account/bankCode.ts';
import { accountNumberTaken, bankCodeTaken } from './cleanedNumber.ts';

/** Whether the digits that the filter keeps need no explanation. */
const isSilent = (text: string, isBankCode = false) =>
  isBankCode
    ? bankCodeTaken(text, cleanBankCode(text)) === null
    : accountNumberTaken(text, cleanAccountNumber(text)) === null;

describe('the digits of a plain number are what was meant', () => {
  test.each([
    '37040044',
    ' 37040044 ',
    '370 400 44',
    '3704\u00A00044',
    'BLZ 37040044',
    '\uFEFF37040044\u200B',
  ])('bank code %j', (text) => {
    expect(isSilent(text, true)).toBe(true);
  });

  test.each([
    '532013000',
    '532\u202F013\u202F000',
    '532.013.000',
    'Konto-Nr.: 532013000',
    '5 320 130',
    '\u2068532013000\u2069',
    '532\u00AD013\u00AD000',
  ])('account number %j', (text) => {
    expect(isSilent(text)).toBe(true);
  });
});

test('a number that is too long says how much of it counts', () => {
  expect(accountNumberTaken('12345678901234567890', '1234567890')).toBe(
    'Möglich sind höchstens 10\u00A0Ziffern; 10\u00A0weitere haben wir entfernt.',
  );
});

describe('of anything else the digits may be another number', () => {
  test.each([
    ...[
      'Sparkasse',
      'EUR 50',
      'Filiale 12',
      '5790 1',
      '12 345',
      '10779,00',
      '10779.00',
      '5,32013E+08',
      '5.32013E8',
      '1e3',
      '0x10',
      '01.02.2024',
    ],
    ...['1/2', '100-200', '19056 / 4711', '19056 4711', '12.34', '1.000', '1,000', '+5', '-5', '--5', '− 5'],
    ...[
      '10²',
      '½',
      '٣٧٠٤٠٠٤٤',
      '３７０４００４４',
      '①②③',
      'Ⅷ',
      '5321️⃣',
      '53201300O',
      'O532013000',
      'l23',
      'S5',
    ],
    ...[
      '12 €',
      '€12',
      '12 EUR 50',
      '50%',
      '(12)',
      '#12',
      "5'320",
      '532\t013',
      '532\n013',
      '12\u0000',
      '12\uD800',
    ],
    ...['\u202E000310235', '1\u03363', 'DE89 3704 0044 0532 0130 00', 'BLZ 37040044 Konto 532013000'],
    ...['0049 89 1234-5', '370 400 44 532013000', '532_013', '532·013', '532|013', '532:013', '=532013'],
  ])('%j', (text) => {
    expect(isSilent(text)).toBe(false);
  });
});
