import { expect, test } from 'vitest';
import { exampleBank } from '../../../tests/support/bankDirectory.ts';
import { makeBankSearchIndex } from './searchIndex.ts';

const wordsUnderWhich = (name: string, shortName: string, town: string) =>
  [...makeBankSearchIndex([{ ...exampleBank, name, shortName, town }]).words.keys()].sort();

test('a bank is found under the words of its name, its short name and its town, and under no others', () => {
  const words = wordsUnderWhich('Münchner Hypo', 'MHB München', 'Ulm');
  expect(words).toEqual(['hypo', 'mhb', 'munchen', 'munchner', 'ulm']);
});

test.each(['VR Bank', 'VR BANK'])('„%s“ is also found in one word', (name) => {
  expect(wordsUnderWhich(name, name, 'Fulda')).toEqual(['bank', 'fulda', 'vr', 'vrbank']);
});
