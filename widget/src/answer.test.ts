import { describe, expect, test } from 'vitest';
import { makeBankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { typedAccount } from '../../src/features/calculator/typedAccount.ts';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { answerToAccount, answerToIban } from './answer.ts';
import { readEntry } from './entry.ts';

const newest = newestDirectory();

function answered(bankCode: string, accountNumber: string, directory = newest) {
  const account = typedAccount(bankCode, accountNumber);
  if (!account) throw new Error('no account');
  return answerToAccount(account, { directory, status: 'valid' });
}

/** The directory with another rule for a bank. */
function withRule(bankCode: string, bankRule: string | null) {
  const banks = newest.banks.map((bank) => (bank.bankCode === bankCode ? { ...bank, bankRule } : bank));
  return makeBankDirectory(newest.validFrom, newest.validUntil, banks, newest.columnDates);
}

describe('an answer [18.2]', () => {
  test('has an IBAN for the form only if the numbers determine it, and every other has a reason [19.17]', () => {
    for (const { bankCode } of newest.banks)
      for (const account of ['1', '532013000', '1991182', '9999999999']) {
        const { detail, iban, notes, tone } = answered(bankCode, account);
        if (detail.ok) expect(detail.iban, bankCode).toBe(iban);
        else {
          // What fails its check is never shown as the IBAN of the visitor.
          expect(iban, bankCode).toBeNull();
          expect(detail.message, bankCode).not.toMatch(/Ihre IBAN|DE\d\d/);
          expect(tone, bankCode).not.toBe('good');
          expect(notes, bankCode).not.toEqual([]);
        }
        expect(detail.message, bankCode).not.toMatch(/einfachen Formel wäre|undefined|null/);
      }
  });

  test.each([
    ['is not known yet', null],
    ['has a newer version than the script, whose data were replaced', '002003'],
    ['has a newer number than the script', '999900'],
  ])('shows no IBAN where the rule of the bank %s', (_what, rule) => {
    const { detail, iban, notes } = answered('20070000', '1234566', withRule('20070000', rule));
    expect(detail).toMatchObject({ ok: false, code: 'rule-unknown' });
    expect(iban).toBeNull();
    expect(notes).toEqual([expect.stringContaining('noch nicht')]);
    expect(detail.message).not.toMatch(/DE\d\d|Formel/);
  });

  test('of a bank code without a successor says so beside its IBAN', () => {
    const marked = newest.banks.find((bank) => bank.isMarkedForDeletion && !bank.successor);
    const { detail, tone } = answered(marked?.bankCode ?? '', '1234567890');
    expect(tone).not.toBe('good');
    expect(detail.message).toContain('vorgemerkt');
  });
});

describe('an IBAN that is entered [18.11]', () => {
  const loaded = { directory: newest, status: 'valid' } as const;

  test.each([
    ['DE33100500000000484848', 'formed-differently', 'BSK 1818 - Berliner Sparkasse'],
    ['AT611904300234573201', 'foreign', ''],
  ])('%s is the value, and its doubt is named: %s', (iban, verdict, bank) => {
    const { detail, iban: shown, notes } = answerToIban(iban, loaded);
    expect(detail).toMatchObject({ ok: true, iban, verdict, bank });
    expect(notes).not.toEqual([]);
    expect(shown).toBeNull();
  });
});

test.each([
  ['370400440532013000', '', 0],
  ['37040044', '12345678901', 1],
  ['37040044', 'DE89 3704 0044 0532 0130 00', 1],
])('the texts „%s“ and „%s“ of the fields are no number for sure [18.7]', (first, second, unreadable) => {
  expect(readEntry(first, second)).toMatchObject({ iban: null, account: null, unreadable });
  expect(readEntry(first, second).missing).toMatch(/nicht sicher zu lesen/);
});
