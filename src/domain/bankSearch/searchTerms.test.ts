import { expect, test } from 'vitest';
import { type SearchTerm, searchTerms } from './searchTerms.ts';

const termsOf = (query: string) => searchTerms(query, (digits) => '37040044'.startsWith(digits));
type Expected = Omit<SearchTerm, 'text'>;
const number = (code: string): Expected => ({ code, words: [code] });

test.each<[string, string, readonly Expected[]]>([
  ['a number is only a number', '37040044', [number('37040044')]],
  ['a bank code may be written in groups', '370 400 44', [number('37040044')]],
  ['several characters may separate its groups', '370 - 400 - 44', [number('37040044')]],
  ['other numbers stay apart', '10559 1818', [number('10559'), number('1818')]],
  ['a word may begin with a digit', '1plus', [{ words: ['1plus'] }]],
  ['an abbreviation is also the word that it stands for', 'Bk', [{ words: ['bk', 'bank'] }]],
  ['a label before a number is left out', 'BLZ 37040044', [number('37040044')]],
  ['a label alone is a word', 'BLZ', [{ words: ['blz'] }]],
  ['a BIC may be written in groups', 'coba de ff', [{ words: ['cobadeff'], code: 'COBADEFF' }]],
  ['so may its branch', 'COBA DE FF XXX', [{ words: ['cobadeffxxx'], code: 'COBADEFFXXX' }]],
])('%s: „%s“', (_name, query, terms) => {
  expect(termsOf(query)).toMatchObject(terms);
});

test('only the first 100 characters count', () => {
  expect(termsOf('x '.repeat(60))).toHaveLength(50);
});
