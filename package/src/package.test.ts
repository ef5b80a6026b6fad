import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../tests/bankDirectory.ts';
import { checkAccount } from './checkAccount.ts';
import { checkIban } from './checkIban.ts';
import { giroCodePayload } from './giroCodePayload.ts';
import { resolveIban } from './resolveIban.ts';
import { suggestIbans } from './suggestIbans.ts';

describe('numbers of a wrong form are refused, not repaired', () => {
  test.each([
    ['370 400 44', '532013000', 'bank-code-malformed'],
    ['3704004', '532013000', 'bank-code-malformed'],
    ['37040044', '', 'account-number-malformed'],
    ['37040044', '5320130OO', 'account-number-malformed'],
    ['37040044', '12345678901', 'account-number-malformed'],
  ])('%s %s: %s', (bankCode, accountNumber, code) => {
    expect(resolveIban(newestDirectory(), bankCode, accountNumber)).toEqual({
      ok: false,
      code,
      resolution: null,
    });
  });
});

describe('an account number is checked by its method', () => {
  test.each([
    ['00', '9290701', undefined, { ok: true, verdict: 'valid' }],
    ['00', '9290702', undefined, { ok: true, verdict: 'invalid' }],
    ['09', '1', undefined, { ok: true, verdict: 'unchecked' }],
    ['ZZ', '1', undefined, { ok: false, code: 'method-unknown' }],
    ['00', '1 2', undefined, { ok: false, code: 'account-number-malformed' }],
    ['00', '1', '123', { ok: false, code: 'bank-code-malformed' }],
    ['52', '43001500', undefined, { ok: false, code: 'bank-code-missing' }],
    ['52', '43001500', '13051172', { ok: true, verdict: 'valid' }],
  ])('method %s, account %s, bank code %s', (method, account, bankCode, expected) => {
    expect(checkAccount(method, account, bankCode)).toEqual(expected);
  });
});

describe('an IBAN as people write it', () => {
  test('is read with blanks, hyphens, small letters and a label', () => {
    const right = { ok: true, iban: 'DE89370400440532013000', country: 'DE' };
    expect(checkIban('IBAN: de89-3704 0044 0532\u00a00130 00')).toEqual(right);
  });

  test.each([
    ['', [{ code: 'unreadable', characters: '' }]],
    ['DE89 3704 0044 0532 0130 0?', [{ code: 'unreadable', characters: '?' }]],
    ['XX89 3704', [{ code: 'country-unknown', country: 'XX' }]],
    // The letters of its bank are missing, so digits stand where letters have to be.
    [
      'GB33 1234 6016 1331 9268 19',
      [{ code: 'digits-for-letters', positions: [5, 6, 7, 8], digits: '1234' }],
    ],
  ])('%j is wrong in just this way', (text, problems) => {
    expect(checkIban(text)).toMatchObject({ ok: false, problems });
  });

  test('has a suggestion if one character is wrong, and none if it is right', () => {
    expect(suggestIbans(newestDirectory(), 'DE89 3704 O044 0532 0130 00')[0]).toMatchObject({
      iban: 'DE89370400440532013000',
    });
    expect(suggestIbans(newestDirectory(), 'DE89 3704 0044 0532 0130 00')).toEqual([]);
  });
});

describe('a GiroCode takes its amount in whole cents', () => {
  const payee = { iban: 'DE89370400440532013000', name: 'Erika Muster' };
  test.each([
    [1, 'EUR0.01'],
    [1250, 'EUR12.50'],
    [123_400, 'EUR1234.00'],
    [99_999_999_999, 'EUR999999999.99'],
    [undefined, ''],
  ])('%s cents', (cents, amount) => {
    const code = giroCodePayload({ ...payee, cents });
    expect(code.ok && (code.payload.split('\n')[7] ?? '')).toBe(amount);
  });

  test.each([
    [0, 'amount-too-small'],
    [-5, 'amount-too-small'],
    [12.5, 'amount-unreadable'],
    [Number.NaN, 'amount-unreadable'],
    [100_000_000_000, 'amount-too-large'],
  ])('%s cents are refused', (cents, code) => {
    expect(giroCodePayload({ ...payee, cents })).toEqual({
      ok: false,
      problems: [{ field: 'amount', code }],
    });
  });
});
