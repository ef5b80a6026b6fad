import { describe, expect, test, vi } from 'vitest';
import { effectOnAllAccounts } from '../../src/domain/bankRules/bankRule.ts';
import { registeredRule } from '../../src/domain/bankRules/registry.ts';
import { directoryFrom, newestDirectory } from '../../tests/support/bankDirectory.ts';
import { ibanFormula } from '../../tests/support/ibanFormula.ts';
import { messageOf as german, ruleSentences as germanRules } from './de.ts';
import { messageOf as english, ruleSentences } from './en.ts';
import {
  checkAccount,
  checkIban,
  createDirectory,
  describeIban,
  giroCodePayload,
  isIban,
  type Refusal,
  resolveIban,
} from './index.ts';
import { runCli } from './runCli.ts';

const TODAY = new Date('2026-11-23');

describe('a number is read as people write it, and refused where the text does not determine it [17.3]', () => {
  test.each([
    ['370 400 44', '532 013 000'],
    [' 37040044 ', '532.013.000'],
    ['BLZ 37040044', '0532013000'],
  ])('%j and %j', (bankCode, accountNumber) => {
    const answer = resolveIban(newestDirectory(), bankCode, accountNumber);
    expect(answer).toMatchObject({ ok: true, iban: 'DE89370400440532013000' });
  });

  test.each([
    ['3704004', '532013000', 'bank-code-malformed'],
    ['37040044', '', 'account-number-malformed'],
    ['37040044', '5320130OO', 'account-number-malformed'],
    ['37040044', '5,32013E+08', 'account-number-malformed'],
    ['37040044', '12345678901', 'account-number-malformed'],
  ])('%s %s: %s', (bankCode, accountNumber, code) => {
    const refusal = { ok: false, code, resolution: null, isExpired: false };
    expect(resolveIban(newestDirectory(), bankCode, accountNumber, TODAY)).toEqual(refusal);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: programs without types
const any = (value: unknown) => value as any;

const PAYEE = { iban: 'DE89370400440532013000', name: 'Erika Muster' };
const DAYS = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
test.each<[() => unknown, string]>([
  [() => resolveIban(newestDirectory(), any(37040044), '1'), 'bankCode must be a string; received number.'],
  [
    () => resolveIban(any('37040044'), '532013000', any(undefined)),
    "The first argument must be a bank directory, such as bankDirectory() of 'iban-regeln/directory'.",
  ],
  [() => isIban(any(undefined)), 'text must be a string; received undefined.'],
  [() => giroCodePayload(any(undefined)), 'payment must be an object; received undefined.'],
  [
    () => giroCodePayload(any({ ...PAYEE, amount: '12.50' })),
    'A payment has no property amount; the amount is cents, a whole number.',
  ],
  [
    () => giroCodePayload(any({ ...PAYEE, cents: null })),
    'cents must be a whole number, 1250 for 12.50 euro.',
  ],
  [() => createDirectory([], any(undefined)), 'days must be an object; received undefined.'],
  [
    () => createDirectory([{ bankCode: '1', name: 'A' }], DAYS),
    'entries[0].bankCode must have eight digits.',
  ],
  [() => english(any({ ok: true })), 'messageOf takes an answer with ok: false, or one of its problems.'],
])('a mistake in the program is named in one sentence: %s', (call, message) => {
  expect(call).toThrow(new TypeError(message));
});

const OF_DEUTSCHE_BANK = { bank: { name: 'Deutsche Bank' }, bic: 'DEUTDEHHXXX', accountCheck: 'valid' };
test.each([
  ['DE68 2007 0000 0123 4566 00', { ok: true, ...OF_DEUTSCHE_BANK, bankIban: 'DE68200700000123456600' }],
  ['DE84200700000001234566', { code: 'formed-differently', bankIban: 'DE68200700000123456600' }],
  ['DE55100000000012300578', { code: 'no-iban', bankIban: null }],
  [ibanFormula('37040044', '0532113000').iban, { code: 'invalid-account', bankIban: null }],
  [ibanFormula('99999999', '0000000001').iban, { code: 'unknown-bank', bank: null }],
  ['GB33BUKB20201555555555', { code: 'foreign-iban', country: 'GB' }],
  ['DE88370400440532013000', { code: 'iban-wrong', problems: [{ code: 'check-digits-wrong' }] }],
])('an IBAN that is known already is described: %s', (iban, expected) => {
  expect(describeIban(newestDirectory(), iban, TODAY)).toMatchObject({
    ...{ ok: false, isExpired: false },
    ...expected,
  });
});

test('nothing that is returned can change the directory or a later answer', () => {
  const { resolution } = resolveIban(newestDirectory(), '37040044', '532013000');
  expect(() => Object.assign(resolution?.bank ?? {}, { name: 'x' })).toThrow(TypeError);
  expect(() => Object.assign(resolution?.ruleEffect ?? {}, { bic: 'x' })).toThrow(TypeError);
  expect(() => any(newestDirectory()).banks.pop()).toThrow(TypeError);
});

test('a directory is made of entries in any order', () => {
  const entry = { name: 'Testbank', bic: 'TESTDEFFXXX', accountCheckMethod: '00' };
  const directory = createDirectory(
    [
      { ...entry, bankCode: '123 456 79', bankRule: '000000' },
      { ...entry, bankCode: '12345678' },
    ],
    DAYS,
  );
  expect(resolveIban(directory, '12345679', '9290701')).toMatchObject({ ok: true, bic: 'TESTDEFFXXX' });
  expect(resolveIban(directory, '12345678', '9290701')).toMatchObject({ ok: false, code: 'rule-unknown' });
  const twice = [entry, entry].map((one) => ({ ...one, bankCode: '12345678' }));
  expect(() => createDirectory(twice, DAYS)).toThrow('bank code 12345678 does not follow 12345678');
});

test('each refusal has a sentence in both languages', () => {
  const directory = newestDirectory();
  const refused = [
    resolveIban(directory, 'x', '1'),
    resolveIban(directory, '99999999', '1'),
    resolveIban(directory, '10000000', '12300578'),
    resolveIban(directory, '37040044', '0532113000'),
    resolveIban(directory, '30060010', '1991182'),
    describeIban(directory, 'DE84200700000001234566'),
    describeIban(directory, 'DE88370400440532013000'),
    checkAccount('13', '532113000'),
    ...['XX89 3704', 'DE8937040044O532013000', 'DE89?', 'GB33123460161331926819'].map((iban) =>
      describeIban(directory, iban),
    ),
    checkIban('DE88370400440532013000'),
    giroCodePayload({ ...PAYEE, name: '' }),
  ].flatMap((answer) => (answer.ok ? [] : [answer]));
  expect(refused).toHaveLength(14);
  for (const refusal of refused)
    for (const messageOf of [german, english])
      expect(messageOf(refusal), JSON.stringify(refusal)).toMatch(/^[A-ZÄÖÜ\d].{20,}[.“]$/);
  expect(german(refused[3] as Refusal)).toContain('Kontonummer 532113000 steckt wahrscheinlich');
});

test.each([
  ['2026-12-06T23:59:00+01:00', false],
  ['2026-12-07T00:00:00+01:00', true],
])('an answer says at %s whether the directory is past its last day [11.28]', (now, isExpired) => {
  const directory = directoryFrom('2026-09-07');
  expect(resolveIban(directory, '37040044', '532013000', new Date(now))).toMatchObject({ isExpired });
  expect(resolveIban(directory, '37040044', 'x', new Date(now))).toMatchObject({ isExpired });
});

test('the command writes on standard error that its data are past, beside the IBAN [11.28]', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-07T00:00:00+01:00'), toFake: ['Date'] });
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const onOutput = vi.spyOn(console, 'log').mockReturnValue();
  const directory = () => directoryFrom('2026-09-07');
  try {
    runCli(['37040044', '532013000'], { version: '0', directory });
    const past = 'The bank data were valid until 2026-12-06; newer banks and rules are missing.';
    expect(onError.mock.calls).toEqual([[past]]);
    expect(onOutput.mock.calls).toEqual([['DE89370400440532013000']]);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test.each([
  ['00', '9290701', undefined, { ok: true, verdict: 'valid' }],
  ['00', '9290702', undefined, { ok: false, code: 'check-digit-wrong' }],
  ['09', '1', undefined, { ok: true, verdict: 'unchecked' }],
  ['ZZ', '1', undefined, { ok: false, code: 'method-unknown' }],
  ['00', '1/2', undefined, { ok: false, code: 'account-number-malformed' }],
  ['00', '1', '123', { ok: false, code: 'bank-code-malformed' }],
  ['52', '43001500', undefined, { ok: false, code: 'bank-code-missing' }],
  ['52', '43001500', '13051172', { ok: true, verdict: 'valid' }],
])('by method %s account %s, of bank code %s, is checked', (method, account, bankCode, expected) => {
  expect(checkAccount(method, account, bankCode)).toEqual(expected);
});

test.each([
  ['IBAN: de89-3704 0044 0532\u00a00130 00', { ok: true, iban: 'DE89370400440532013000', country: 'DE' }],
  ['', { ok: false, problems: [{ code: 'unreadable', characters: '' }] }],
  ['DE89 3704 0044 0532 0130 0?', { ok: false, problems: [{ code: 'unreadable', characters: '?' }] }],
  ['XX89 3704', { ok: false, problems: [{ code: 'country-unknown', country: 'XX' }] }],
])('%j is read as an IBAN that people write', (text, checked) => {
  expect(checkIban(text)).toMatchObject(checked);
});

test.each<[number | undefined, string]>([
  [1, 'EUR0.01'],
  [123_400, 'EUR1234.00'],
  [99_999_999_999, 'EUR999999999.99'],
  [undefined, ''],
  [0, 'amount-too-small'],
  [12.5, 'amount-unreadable'],
  [100_000_000_000, 'amount-too-large'],
])('a GiroCode takes its amount in whole cents: %s, %s', (cents, amount) => {
  const code = giroCodePayload({ ...PAYEE, cents });
  if (code.ok) expect(code.payload.split('\n')[7] ?? '').toBe(amount);
  else expect(code.problems).toEqual([{ field: 'cents', code: amount }]);
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
    expect(germanRules[rule], rule).toMatch(/^[A-ZÄÖÜ].*\.$/s);
    if (effect?.bankCode && effect.bic) expect(germanRules[rule], rule).toContain(effect.bankCode);
  }
});
