import { describe, expect, test } from 'vitest';
import { makeBankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { typedAccount } from '../../src/features/calculator/typedAccount.ts';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { answerFor } from './answer.ts';
import { standing } from './standing.ts';

const newest = newestDirectory();

function answered(bankCode: string, accountNumber: string, directory = newest) {
  const account = typedAccount(bankCode, accountNumber);
  if (!account) throw new Error('no account');
  return answerFor(account, { ok: true, data: { directory, status: 'valid' } });
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
        const { detail, iban, notes, tone, announcement } = answered(bankCode, account);
        if (detail.ok) expect(detail.iban, bankCode).toBe(iban);
        else {
          expect(tone, bankCode).not.toBe('good');
          expect(notes, bankCode).not.toEqual([]);
        }
        expect(`${detail.message} ${announcement}`, bankCode).not.toMatch(
          /einfachen Formel wäre|undefined|null/,
        );
      }
  });

  test('never names an IBAN of the formula where the bank uses none', () => {
    for (const [bankCode, account] of [
      ['76026000', '1'],
      ['12345678', '4711'],
    ] as const) {
      const { iban, announcement, badge, notes } = answered(bankCode, account);
      expect(iban).toBeNull();
      expect([announcement, badge, ...notes].join(' ')).not.toMatch(/DE\d\d|Hier sehen Sie/);
    }
  });

  test.each([
    ['is not known yet', null],
    ['has a newer version than the script, whose data were replaced', '002003'],
    ['has a newer number than the script', '999900'],
  ])('shows no IBAN where the rule of the bank %s', (_what, rule) => {
    const { detail, iban, notes, announcement } = answered('20070000', '1234566', withRule('20070000', rule));
    expect(detail).toMatchObject({ ok: false, code: 'rule-unknown' });
    expect(iban).toBeNull();
    expect(notes).toEqual([expect.stringContaining('noch nicht')]);
    expect([announcement, ...notes].join(' ')).not.toMatch(/DE\d\d|Formel/);
  });

  test('of a bank code without a successor says so beside its IBAN', () => {
    const marked = newest.banks.find((bank) => bank.isMarkedForDeletion && !bank.successor);
    const { detail, tone } = answered(marked?.bankCode ?? '', '1234567890');
    expect(tone).not.toBe('good');
    expect(detail.message).toContain('vorgemerkt');
  });
});

describe('a form is sent', () => {
  const empty = { bankCode: '', accountNumber: '', isRequired: false, answer: null, isLookingUp: false };
  const filled = { ...empty, bankCode: '37040044', accountNumber: '532013000' };

  test('with an empty element unless it is required, and with one that has an IBAN', () => {
    expect(standing(empty).flags).toEqual({});
    expect(standing({ ...empty, isRequired: true }).flags).toEqual({ valueMissing: true });
    expect(standing({ ...filled, answer: answered('37040044', '532013000') }).flags).toEqual({});
  });

  test('not while the IBAN is not calculated, and the message names the reason [18.4]', () => {
    const messages = [
      filled,
      { ...filled, isLookingUp: true },
      { ...filled, accountNumber: '' },
      { ...filled, answer: answered('70150000', '1234567') },
    ].map((given) => {
      expect(standing(given).flags).toEqual({ customError: true });
      return standing(given).message;
    });
    expect(messages).toEqual([
      expect.stringContaining('noch nicht berechnet'),
      expect.stringContaining('nachgeschlagen'),
      'Es fehlt noch die Kontonummer.',
      expect.stringContaining('passt nicht zum Prüfverfahren'),
    ]);
  });
});
