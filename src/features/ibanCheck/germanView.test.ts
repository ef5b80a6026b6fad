import { expect, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { ibanFormula } from '../../../tests/support/ibanFormula.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { germanView } from './germanView.ts';

const directory = directoryFrom('2026-09-07');
const view = (bankCode: string, accountNumber: string) =>
  germanView(ibanFormula(bankCode, accountNumber).iban as Iban, { resolve: resolveIn(directory) });

test('an IBAN of Deutsche Bank that already carries the sub-account 00 is shown as right, with its bank', () => {
  const { badge, tone, bank, bic, notes, otherIban, ...more } = view('20070000', '123456600');
  expect(more.isForPayments).toBe(true);
  expect({ badge, tone, otherIban }).toEqual({ badge: 'Rechnerisch richtig', tone: 'good', otherIban: null });
  expect([bank?.name, bank?.town, bic]).toEqual(['Deutsche Bank', 'Hamburg', 'DEUTDEHHXXX']);
  expect(notes).toEqual(['Prüfziffer stimmt, Regel der Deutschen Bank angewandt.']);
});

test.each([
  ['a bank code whose IBANs the bank names', '50040033', '532013000', 'kann sie trotzdem richtig sein'],
  ['an account number that does not pass its check', '37040044', '532113000', 'Vielleicht wurde die IBAN'],
  ['a rule on which the sources disagree', '57060000', '926192', 'Nach einer der beiden Auslegungen'],
])('nothing is called wrong that may be right: %s', (_name, bankCode, accountNumber, words) => {
  const { tone, notes } = view(bankCode, accountNumber);
  expect(tone).toBe('caution');
  expect(notes.join(' ')).toContain(words);
  // Their numbers say nothing to a visitor.
  expect(notes.join(' ')).not.toContain('verfahren');
});

test.each([
  ['a short number', '76026000', '1', 'Für so kurze Kontonummern gibt die norisbank keine IBAN aus.'],
  ['no IBANs', '50040033', '532013000', 'Für diese Bankleitzahl ist keine IBAN-Berechnung vorgesehen.'],
  ['an unknown bank code', '12345678', '532013000', 'Die Bankleitzahl 12345678 steht nicht in unseren'],
])('no certain IBAN, no payment, and first the reason: %s', (_name, bankCode, accountNumber, reason) => {
  const { notes, isForPayments } = view(bankCode, accountNumber);
  expect(notes[0]).toContain(reason);
  expect(isForPayments).toBe(false);
});

test('a bank code that is marked for deletion is named with its successor', () => {
  const words = view('60010700', '12345').notes.join(' ');
  expect(words).toContain('zur Löschung vorgemerkt');
  expect(words).toContain('66010700');
});
