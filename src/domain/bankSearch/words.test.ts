import { expect, test } from 'vitest';
import { fold, innerWordsOf, meaningsOf, wordsOf } from './words.ts';

test.each([
  ['capitals', 'BANK', 'bank'],
  ['umlauts', 'Köln', 'Koeln'],
  ['ß', 'Groß', 'Gross'],
  ['an accent', 'Crédit', 'Credit'],
  ['two accents on one letter', 'Việt', 'Viet'],
])('%s make no difference: %s is %s', (_name, one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('blanks and punctuation separate words', () => {
  expect(wordsOf(' VR-Bank  Mitte, Göttingen (Nord)')).toEqual(['VR', 'Bank', 'Mitte', 'Göttingen', 'Nord']);
});

test.each<[string, string, readonly string[]]>([
  ['a capital letter begins a further word', 'KölnBonn', ['Bonn']],
  ['a special kind of bank is also one of the general kind', 'Kreissparkasse', ['Sparkasse']],
  ['a Volksbank is also a bank', 'Volksbank', ['Bank']],
  ['a word is not a part of itself', 'Sparkasse', []],
  ['initials are not words', 'BBk', []],
])('%s: %s', (_name, word, inner) => {
  expect(innerWordsOf(word)).toEqual(inner.map(fold));
});

test.each([
  ['Sparkasse', 'Spk'],
  ['Kreissparkasse', 'KSK', 'Kspk', 'Krspk'],
  ['Stadtsparkasse', 'SSK'],
  ['Volksbank', 'VB', 'Voba', 'Volksbk'],
  ['Raiffeisenbank', 'RB', 'Raiba', 'Raiffbk', 'Raiff'],
  ['Bank', 'Bk'],
  ['Sankt', 'St'],
  ['Deutsche', 'Dt'],
  ['Filiale', 'Fil'],
  ['Niederlassung', 'Ndl'],
  ['Frankfurt', 'Ffm'],
])('%s is also meant by its abbreviations', (word, ...abbreviations) => {
  for (const abbreviation of abbreviations) expect(meaningsOf(fold(abbreviation))).toContain(fold(word));
});
