import { expect, test } from 'vitest';
import { setHeadline } from './qrPicture.ts';

/** Each character is half as wide as high: 25 of them fill 88 % of the width. */
const widthOf = (text: string) => text.length / 2;

test('a code without a headline is as high as before [11.15]', () => {
  expect(setHeadline('', 100, widthOf)).toMatchObject({ lines: [], height: 0 });
});

test('a short headline is one line', () => {
  expect(setHeadline('Beitrag 2026', 100, widthOf).lines).toEqual(['Beitrag 2026']);
});

test('a long headline is broken at its blanks, and no character is lost', () => {
  const headline = 'Mitgliedsbeitrag 2026 des Tierschutzvereins Musterstadt e. V';
  const { lines, height, lineHeight } = setHeadline(headline, 100, widthOf);
  expect(lines.join(' ')).toBe(headline);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(25);
  expect(height).toBeGreaterThan(lines.length * lineHeight);
});

test('a word that is wider than the picture is made smaller', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
  const { lines, fontSize } = setHeadline(`Für ${word}`, 100, widthOf);
  expect(lines).toEqual(['Für', word]);
  expect(widthOf(word) * fontSize).toBeCloseTo(88);
});
