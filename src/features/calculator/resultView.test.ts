import { expect, it, test } from 'vitest';
import { directoryFrom } from '../../../tests/support/bankDirectory.ts';
import { accountCheckLabel } from '../../bankData/bankFactsTexts.ts';
import { parseAccountNumber } from '../../domain/account/accountNumber.ts';
import { parseBankCode } from '../../domain/account/bankCode.ts';
import { everyColumn } from '../../domain/directory/bankDirectory.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { resolveIban } from '../../domain/resolve/resolveIban.ts';
import { resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';

const directory = directoryFrom('2026-09-07');

function resolved(bankCodeText: string, accountNumberText: string) {
  const bankCode = parseBankCode(bankCodeText);
  const accountNumber = parseAccountNumber(accountNumberText);
  if (bankCode === null || accountNumber === null)
    throw new Error('the test gives a bank code or account number of wrong form');
  return resolveIban(directory, bankCode, accountNumber);
}

test.each([
  {
    name: 'a bank without a rule of its own',
    pair: ['37040044', '532013000'],
    iban: 'DE89 3704 0044 0532 0130 00',
    badge: 'Passt zur Regel der Commerzbank',
    tone: 'good',
  },
  {
    name: 'the Deutsche Bank, which appends a sub-account',
    pair: ['20070000', '1234566'],
    iban: 'DE68 2007 0000 0123 4566 00',
    badge: 'Empfohlen: IBAN nach der Regel der Deutschen Bank',
    tone: 'good',
    note: 'Die Deutsche Bank hängt an diese siebenstellige Kontonummer die Unterkontonummer\u00A000 an.',
    formulaNote: 'nur, wenn die Bank selbst sie genannt hat',
  },
  {
    name: 'a donation account of the Stadtsparkasse München',
    pair: ['70150000', '1111111'],
    iban: 'DE62 7015 0000 0020 2288 88',
    badge: 'Empfohlen: IBAN nach der Regel der Stadtsparkasse München',
    tone: 'good',
    note: 'Die Stadtsparkasse München verwendet in der IBAN statt der Kontonummer 1111111 die Nummer 20228888.',
    formulaNote: 'nur, wenn die Bank selbst sie genannt hat',
  },
  {
    name: 'an account number with a typing error',
    pair: ['70150000', '1234567'],
    iban: 'DE66 7015 0000 0001 2345 67',
    badge: 'Bitte prüfen Sie die Kontonummer',
    tone: 'caution',
    note: 'Die Kontonummer 1234567 passt nicht zum Prüfzifferverfahren 00 der Bank. Meist steckt ein Tippfehler dahinter; vergleichen Sie jede Ziffer.',
  },
  {
    name: 'a wrong account number that may lack its sub-account',
    pair: ['36070024', '1234567'],
    badge: 'Bitte prüfen Sie die Kontonummer',
    tone: 'caution',
    isFormulaOnly: true,
    note: 'Ob und welche IBAN die Bank bildet, steht deshalb nicht fest.',
  },
  {
    name: 'a bank code for which no IBAN may be calculated',
    pair: ['50040033', '1'],
    badge: 'Keine IBAN-Berechnung vorgesehen',
    tone: 'wrong',
    isFormulaOnly: true,
  },
  {
    name: 'a bank code that will be deleted and names no successor',
    pair: ['10090300', '1234566'],
    badge: 'Bankleitzahl zur Löschung vorgemerkt',
    tone: 'caution',
    note: 'Die Bankleitzahl 10090300 ist zur Löschung vorgemerkt. Eine Nachfolge-Bankleitzahl nennt das Verzeichnis nicht. Fragen Sie die Bank.',
  },
  {
    name: 'a bank code that the directory does not know',
    pair: ['99999999', '1'],
    badge: 'Bankleitzahl nicht in unseren Bankdaten',
    tone: 'caution',
    isFormulaOnly: true,
  },
])(
  '$name is told in words',
  ({
    pair: [bankCode = '', accountNumber = ''],
    iban,
    badge,
    tone,
    isFormulaOnly = false,
    note,
    formulaNote = null,
  }) => {
    const result = resolved(bankCode, accountNumber);
    const view = resultView(result);
    expect(view).toMatchObject({ badge, tone, isFormulaOnly, formulaNote });
    if (iban) expect(groupIban(view.iban)).toBe(iban);
    if (note) expect(view.notes).toContain(note);
  },
);

test('a bank code that its successor replaces has no rule to name', () => {
  const bank = directory.banks.find(
    ({ successor, bankRule, accountCheckMethod }) =>
      successor !== null && bankRule === '000000' && accountCheckMethod === '09',
  );
  const { badge, tone } = resultView(resolved(bank?.bankCode ?? '', '12345'));
  expect({ badge, tone }).toEqual({
    badge: 'Empfohlen: IBAN mit der Nachfolge-Bankleitzahl',
    tone: 'good',
  });
});

test('a disputed rule shows both readings and sends the visitor to the bank', () => {
  const view = resultView(resolved('30060010', '1991182'));
  expect(groupIban(view.iban)).toBe('DE26 3006 0010 9911 8200 01');
  expect(view.badge).toBe('Wahrscheinlich die IBAN nach der Regel der Bank');
  expect(view.notes.join(' ')).toContain('Fragen Sie dort nach');
  expect(view.formulaNote).toBe('nach der zweiten möglichen Auslegung');
});

test('the account check never says a bare „gültig“', () => {
  const words = [
    ['20070000', '1234566'],
    ['70150000', '1234567'],
    ['10000000', '12300000'],
  ].map(([bankCode = '', accountNumber = '']) => accountCheckLabel(resolved(bankCode, accountNumber)));
  expect(words).toEqual(['richtig', 'passt nicht zum Verfahren\u00A000', 'keine Prüfziffer enthalten']);
});

test('every bank of the directory gets words for any account, and none is empty', () => {
  for (const { bankCode } of directory.banks)
    for (const account of ['1', '532013000', '9999999999']) {
      const view = resultView(resolved(bankCode, account));
      expect(view.badge.length, bankCode).toBeGreaterThan(10);
      for (const note of view.notes) expect(note, `${bankCode} ${account}`).not.toMatch(/undefined|null|NaN/);
    }
});

it('says how old the data are, and which column is older', () => {
  const dates = everyColumn('2026-09-07');
  expect(resultTexts.datesOfTheData(dates)).toBe('Stand der Daten: September\u00a02026.');
  expect(resultTexts.datesOfTheData({ ...dates, isMarkedForDeletion: '2026-06-08' })).toBe(
    'Stand der Daten: September\u00a02026, Löschvermerke Juni\u00a02026.',
  );
});
