import { expect, test } from 'vitest';
import { problemText, rightCheckDigitsText } from '../../bankData/ibanProblemTexts.ts';
import type { IbanProblem } from '../../domain/ibanCheck/checkIban.ts';
import type { Mistake } from '../../domain/ibanCheck/mistakes.ts';
import type { Suggestion } from '../../domain/ibanCheck/suggestIbans.ts';
import { mistakeText, sepaText, verdictOfWrong } from './texts.ts';

test.each<[IbanProblem, string]>([
  [{ code: 'too-short', length: 21, expected: 22 }, '21 statt 22\u00A0Zeichen: ein Zeichen zu wenig.'],
  [{ code: 'too-long', length: 24, expected: 22 }, '24 statt 22\u00A0Zeichen: 2\u00A0Zeichen zu viel.'],
  [
    { code: 'check-digits-impossible', found: '00', expected: '89' },
    'Die Prüfziffern 00 gibt es nicht: Sie liegen immer zwischen 02 und 98. Hier müssten sie 89 lauten.',
  ],
  [
    { code: 'letters-for-digits', positions: [7, 9, 10], letters: 'OOI' },
    'An den Stellen 7, 9 und 10 stehen Buchstaben (O und I). Dort gehören Ziffern hin.',
  ],
  [
    { code: 'digits-for-letters', positions: [5], digits: '4' },
    'An Stelle\u00A05 steht die Ziffer 4. Dort gehört ein Buchstabe hin.',
  ],
])('%j is said exactly', (problem, sentence) => {
  expect(problemText(problem)).toBe(sentence);
});

test('the check digits that the other digits would give are said apart from the problem', () => {
  const problem = { code: 'check-digits-wrong', found: '14', expected: '41' } as const;
  expect(rightCheckDigitsText([problem])).toBe(
    'Stimmen alle anderen Stellen, müssten die Prüfziffern 41 lauten, nicht 14.',
  );
  expect(rightCheckDigitsText([{ code: 'too-short', length: 21, expected: 22 }])).toBeNull();
});

const iban = 'DE89370400440532013000' as Suggestion['iban'];
test.each<[Mistake, string, number[], number | null, string]>([
  ['look-alike', 'DE8937O4OO440532013000', [6, 8, 9], null, '0 statt O (sehen ähnlich aus)'],
  ['wrong-digit', 'DE89370400440532013001', [21], null, '0 statt 1 an Stelle\u00A022'],
  ['missing-digit', 'DE8937040044053201300', [19], null, '0 an Stelle\u00A020 ergänzt'],
  ['extra-digit', 'DE893704004405332013000', [], 15, '3 an Stelle\u00A016 weggelassen'],
  ['missing-country', '89370400440532013000', [0, 1], null, 'DE vorn ergänzt'],
  ['wrong-country', 'FE89370400440532013000', [0], null, 'DE statt FE'],
])('a suggestion says where it differs: %s', (mistake, given, changedAt, leftOutAt, words) => {
  expect(mistakeText({ iban, mistake, changedAt, leftOutAt }, given)).toBe(words);
});

test.each([
  ['a member from the beginning', { since: null, paymentsSince: null, through: null }, 'ja'],
  [
    'a new member',
    { since: '2024-11-21', paymentsSince: '2025-10', through: null },
    'ja, seit dem 21.\u00A0November\u00a02024, Zahlungen seit Oktober\u00a02025',
  ],
  ['a member since a known year', { since: '2019', paymentsSince: null, through: null }, 'ja, seit 2019'],
  [
    'a territory',
    { since: null, paymentsSince: null, through: 'Vereinigtes Königreich' },
    'ja, als Gebiet von: Vereinigtes Königreich',
  ],
  ['no member', null, 'nein, Zahlungen dorthin sind Auslandsüberweisungen'],
])('the single euro payments area: %s', (_name, sepa, words) => {
  expect(sepaText(sepa)).toBe(words);
});

test('a creditor identifier is called no IBAN, not a wrong one', () => {
  expect(verdictOfWrong([{ code: 'creditor-identifier' }])).toBe('Keine IBAN');
});
