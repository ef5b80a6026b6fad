import { expect, test } from 'vitest';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { searchSummary } from './bankFinderTexts.ts';

const summary = (shown: number, count: number, isApproximate = false) =>
  searchSummary('sparkasse', { banks: new Array<Bank>(shown), count, isApproximate });
const nothing = (text: string) => searchSummary(text, { banks: [], count: 0, isApproximate: false });

test.each([
  ['all results are there', summary(3, 3), '3\u00A0Treffer'],
  ['a part of many', summary(20, 1234), '1.234\u00A0Treffer, 20\u00A0davon hier'],
  ['one is similar', summary(1, 1, true), 'Nichts passt genau; ähnlich ist ein Eintrag:'],
  ['several are similar', summary(4, 4, true), 'Nichts passt genau; ähnlich sind 4\u00A0Einträge:'],
  [
    'many are similar',
    summary(20, 41, true),
    'Nichts passt genau; ähnlich sind 41\u00A0Einträge, 20\u00A0davon hier:',
  ],
])('the summary says how many there are: %s', (_name, said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  ['too many digits', '370 400 441', /hat 8\u00A0Ziffern, hier sind es 9/],
  ['a bank code of no bank', '999 999 99', /steht nicht im Verzeichnis der Bundesbank/],
  ['a word', 'nonsense', /weniger Wörter/],
  ['a word and many digits', 'sparkasse 123456789', /weniger Wörter/],
  ['fewer digits than a bank code', '0000', /weniger Wörter/],
])('where nothing is found, the summary says what may help: %s', (_name, text, expected) => {
  expect(nothing(text)).toMatch(expected);
});
