import { describe, expect, it } from 'vitest';
import { fillIn } from './fillIn.ts';
import { withProtectedSpaces } from './protectedSpaces.ts';

describe('A number and its unit [11.24]', () => {
  it.each([
    ['22 Zeichen', '22_Zeichen'],
    ['rund 460 [Bankleitzahlen](/bankleitzahl)', 'rund 460_[Bankleitzahlen](/bankleitzahl)'],
    ['331 Bytes und 36 Prozent', '331_Bytes und 36_Prozent'],
    ['ab 1. Februar 2014', 'ab 1._Februar_2014'],
    ['im November 2026', 'im November_2026'],
    ['§ 5 DDG, Artikel 6 Absatz 1', '§_5_DDG, Artikel_6 Absatz_1'],
    ['ISO 13616, Nr. 260/2012', 'ISO_13616, Nr._260/2012'],
    ['200 700 00 und 200 700 24', '200_700_00 und 200_700_24'],
    ['| 100 500 00 | 2 |', '| 100_500_00 | 2 |'],
  ])('stay on one line: %s', (text, shown) => {
    expect(withProtectedSpaces(text).replaceAll('\u00a0', '_')).toBe(shown);
  });

  it.each([
    '## Von 36 auf 41 Länder',
    '1. Setzen Sie',
    'DE89 3704 0044 0532 0130 00',
    'die Stellen',
    '3 oder 4',
  ])('leave everything else as it is: %s', (text) => {
    expect(withProtectedSpaces(text)).toBe(text);
  });

  it('stay on one line where the number comes from the data', () => {
    expect(fillIn('<SepaCount /> Länder')).toMatch(/^\d+\u00a0Länder$/);
  });
});
