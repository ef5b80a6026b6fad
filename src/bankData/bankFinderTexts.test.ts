import { expect, test } from 'vitest';
import { everyColumn } from '../domain/directory/bankDirectory.ts';
import { searchSummary } from './bankFinderTexts.ts';

const dates = everyColumn('2026-09-07');
const summary = (count: number, isApproximate = false, leftOut: string[] = [], inTown?: number) =>
  searchSummary('sparkasse', { banks: [], count, isApproximate, leftOut }, dates, inTown);
const nothing = (text: string) =>
  searchSummary(text, { banks: [], count: 0, isApproximate: false, leftOut: [] }, dates);

test.each([
  ['some', summary(1234), '1.234\u00A0Treffer'],
  ['without the words in the way', summary(4, false, ['bei', 'der']), 'Ohne „bei“, „der“: 4\u00A0Treffer'],
  ['in a town', summary(552, false, [], 1), '1 von 552\u00A0Treffern'],
  [
    'they are similar',
    summary(4, true),
    'Nichts mit genau diesen Wörtern. Das Verzeichnis nennt den Ort der Bank, nicht jede Filiale: Versuchen Sie es mit der nächsten größeren Stadt. Ähnlich geschrieben: 4',
  ],
])('the summary says how many there are: %s', (_name, said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  ['too many digits', '370 400 441', /hat 8\u00A0Ziffern, hier sind es 9/],
  ['a bank code of no bank', '999 999 99', /steht nicht in unseren Bankdaten \(Stand September\s2026\)/],
  ['a word', 'nonsense', /nicht jede Filiale.* Teil des Namens/],
  ['a word and many digits', 'sparkasse 123456789', /Teil des Namens/],
  ['fewer digits than a bank code', '0000', /^Nichts gefunden\. Oft hilft auch ein Teil des Namens/],
])('where nothing is found, the summary says what may help: %s', (_name, text, expected) => {
  expect(nothing(text)).toMatch(expected);
});
