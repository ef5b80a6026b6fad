import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgivenErrors, typingErrors } from './typingErrors.ts';

test.each([
  ['the same word', 'volksbank', 'volksbank', 0],
  ['the beginning of a word', 'volks', 'volksbank', 0],
  ['a missing letter', 'volsbank', 'volksbank', 1],
  ['an additional letter', 'volkssbank', 'volksbank', 1],
  ['a wrong letter', 'bolksbank', 'volksbank', 1],
  ['swapped neighbours', 'vokls', 'volksbank', 1],
  ['two errors', 'volsbnak', 'volksbank', 2],
  ['three errors', 'vlsbnak', 'volksbank', 3],
  ['another word', 'sparkasse', 'volksbank', 3],
  ['a longer word', 'volksbanken', 'volksbank', 2],
  ['a much longer word', 'volksbanktrier', 'volksbank', 3],
])('%s: %s for %s', (_name, typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors);
});

test.each([
  ['köl', 0],
  ['koln', 1],
  ['hanover', 1],
  ['sparkase', 2],
  ['37040044', 0],
])('a word as long as %s may hold %i errors', (word, errors) => {
  expect(forgivenErrors(word)).toBe(errors);
});

/** The same distance once more, by its definition and without short cuts. */
function errorsByDefinition(typed: string, word: string): number {
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
    return Math.min(
      distance(i - 1, j - 1) + Number(typed[i - 1] !== word[j - 1]),
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      swapped ? distance(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return Math.min(...Array.from({ length: word.length + 1 }, (_, end) => distance(typed.length, end)));
}

test('for any two short words the count is that of the definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
      expect(typingErrors(typed, other, most)).toBe(Math.min(errorsByDefinition(typed, other), most + 1));
    }),
    { numRuns: 600 },
  );
});

test.each([
  ['a'.repeat(64), 'a'.repeat(70), 0],
  ['a'.repeat(65), 'a'.repeat(70), 3],
  ['bank', 'a'.repeat(70), 3],
  ['ab'.repeat(31), 'ab'.repeat(40), 0],
])('words longer than the table are not compared beyond it (%#)', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors);
});
