import { describe, expect, test, vi } from 'vitest';
import { effectOnAllAccounts } from '../../src/domain/bankRules/bankRule.ts';
import { registeredRule } from '../../src/domain/bankRules/registry.ts';
import { directoryFrom, newestDirectory } from '../../tests/support/bankDirectory.ts';
import { checkAccount } from './checkAccount.ts';
import { checkIban } from './checkIban.ts';
import { runCli } from './cli/runCli.ts';
import { giroCodePayload } from './giroCodePayload.ts';
import { resolveIban } from './resolveIban.ts';
import { ruleSentences } from './ruleSentences.ts';
import { suggestIbans } from './suggestIbans.ts';

describe('numbers of a wrong form are refused, not repaired [17.3]', () => {
  test.each([
    ['370 400 44', '532013000', 'bank-code-malformed'],
    ['3704004', '532013000', 'bank-code-malformed'],
    ['37040044', '', 'account-number-malformed'],
    ['37040044', '5320130OO', 'account-number-malformed'],
    ['37040044', '12345678901', 'account-number-malformed'],
  ])('%s %s: %s', (bankCode, accountNumber, code) => {
    const today = new Date('2026-11-23');
    expect(resolveIban(newestDirectory(), bankCode, accountNumber, today)).toEqual({
      ok: false,
      code,
      resolution: null,
      isExpired: false,
    });
  });
});

test.each([
  ['2026-12-06T23:59:00+01:00', false],
  ['2026-12-07T00:00:00+01:00', true],
  ['2027-07-01T12:00:00+02:00', true],
])('an answer says at %s whether the directory is past its last day [11.28]', (now, isExpired) => {
  const directory = directoryFrom('2026-09-07');
  expect(resolveIban(directory, '37040044', '532013000', new Date(now))).toMatchObject({ isExpired });
  expect(resolveIban(directory, '37040044', 'x', new Date(now))).toMatchObject({ isExpired });
});

test.each([
  ['2026-12-06T23:59:00+01:00', []],
  [
    '2026-12-07T00:00:00+01:00',
    [['The bank data were valid until 2026-12-06; newer banks and rules are missing.']],
  ],
])('at %s the command writes on standard error whether its data are past [11.28]', async (now, errors) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const onOutput = vi.spyOn(console, 'log').mockReturnValue();
  const directory = () => directoryFrom('2026-09-07');
  try {
    await runCli(['37040044', '532013000'], { command: 'iban', folder: '.', directory });
    expect(onError.mock.calls).toEqual(errors);
    expect(onOutput.mock.calls).toEqual([['DE89370400440532013000']]);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
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

test('every IBAN-Regel has a sentence, and the account that all bank codes lead to is that of the rule [13.5]', () => {
  const rules = Array.from({ length: 100 }, (_, number) => String(number).padStart(4, '0'));
  expect(Object.keys(ruleSentences).sort()).toEqual(rules.filter((rule) => registeredRule(rule)));
  for (const rule of Object.keys(ruleSentences)) {
    const registered = registeredRule(rule);
    const effect = registered && effectOnAllAccounts(registered.rule);
    if (effect?.bankCode && effect.bic)
      expect(ruleSentences[rule], rule).toContain(`leads to ${effect.bankCode} with the BIC ${effect.bic};`);
    else expect(ruleSentences[rule], rule).not.toContain('of the bank leads to');
  }
});
