import { expect, it } from 'vitest';
import { addedTitle, originalTitle } from './addedTitle.ts';

it('tells the columns of one title apart, and finds their title again', () => {
  const titles = [0, 1, 2, 11].map((copy) => addedTitle('Ergebnis', copy));
  expect(titles).toEqual(['Ergebnis', 'Ergebnis (neu)', 'Ergebnis (neu 2)', 'Ergebnis (neu 11)']);
  expect(titles.map(originalTitle)).toEqual(titles.map(() => 'Ergebnis'));
  expect(originalTitle('Grund (neu gebaut)')).toBe('Grund (neu gebaut)');
});
