import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { directoryFrom, resolveIn } from '../../../tests/support/bankDirectory.ts';
import { accountCheckLabel } from '../../bankData/bankFactsTexts.ts';
import { everyColumn } from '../../domain/directory/bankDirectory.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';

const directory = directoryFrom('2026-09-07');
const resolved = resolveIn(directory);

interface Case {
  readonly name: string;
  readonly pair: readonly [string, string];
  readonly iban?: string;
  /** One of its notes. */
  readonly note?: string;
  /** Badge and tone, and whether only the formula gives an IBAN. */
  readonly view: object;
}
const cases: readonly Case[] = JSON.parse(readFileSync('tests/fixtures/resultViews.json', 'utf8'));

test.each(cases)('$name is told in words', ({ pair, iban, note, view: expected }) => {
  const view = resultView(resolved(...pair));
  expect(view).toMatchObject(expected);
  if (iban) expect(groupIban(view.iban)).toBe(iban);
  if (note) expect(view.notes).toContain(note);
});

test('a bank code that its successor replaces has no rule to name', () => {
  const view = { badge: 'Empfohlen: IBAN mit der Nachfolge-Bankleitzahl', tone: 'good' };
  expect(resultView(resolved('60010700', '12345'))).toMatchObject(view);
});

test('a bank that the directory calls „-alt-“ may have given its customers another IBAN', () => {
  const { notes, tone } = resultView(resolved('54862390', '12343'));
  expect([tone, notes.length]).toEqual(['good', 1]);
  expect(notes[0]).toMatch(/Zusatz „-alt-“\. Vielleicht haben ihre Kunden inzwischen eine neue IBAN/);
});

test('a disputed rule shows both readings and sends the visitor to the bank', () => {
  const view = resultView(resolved('30060010', '1991182'));
  expect(groupIban(view.iban)).toBe('DE26 3006 0010 9911 8200 01');
  expect(view.badge).toBe('Wahrscheinlich die IBAN nach der Regel der Bank');
  expect(view.notes.join(' ')).toContain('Fragen Sie dort nach');
  expect(view.formulaNote).toBe('nach der zweiten möglichen Auslegung');
});

test('the account check never says a bare „gültig“', () => {
  const label = (bankCode: string, account: string) => accountCheckLabel(resolved(bankCode, account));
  expect(label('20070000', '1234566')).toBe('richtig');
  expect(label('70150000', '1234567')).toBe('passt nicht zum Verfahren\u00A000');
  expect(label('10000000', '12300000')).toBe('keine Prüfziffer enthalten');
});

test('every bank of the directory gets words for any account, and none is empty', () => {
  for (const { bankCode } of directory.banks)
    for (const account of ['1', '532013000', '9999999999']) {
      const view = resultView(resolved(bankCode, account));
      expect(view.badge.length, bankCode).toBeGreaterThan(10);
      for (const note of view.notes) expect(note, bankCode).not.toMatch(/undefined|null|NaN|verfahren \w/);
    }
});

it('says how old the data are, which column is older, and until when they are valid', () => {
  const dates = everyColumn('2026-09-07');
  expect(resultTexts.datesOfTheData(dates, null)).toBe('Stand der Daten: September\u00a02026.');
  expect(resultTexts.datesOfTheData({ ...dates, isMarkedForDeletion: '2026-06-08' }, '2026-12-06')).toBe(
    'Stand der Daten: September\u00a02026, Löschvermerke Juni\u00a02026, gültig bis 06.12.2026.',
  );
});
