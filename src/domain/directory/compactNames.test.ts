import { describe, expect, test } from 'vitest';
import { expandName, expandShortName, shortenName, shortenShortName } from './compactNames.ts';

describe('a name', () => {
  test.each([
    ['Sparkasse Hannover', 'Hannover', 'Sparkasse ~'],
    ['Sparkasse Hannover', '', 'Sparkasse Hannover'],
    ['Volksbank', 'Berlin', 'Volksbank'],
    ['$& Bank', 'Bank', '$& ~'],
  ])('%s in “%s” is kept as %s, and comes back', (name, town, text) => {
    expect(shortenName(name, town)).toBe(text);
    expect(expandName(text, town)).toBe(name);
  });
});

describe('a short name', () => {
  test.each([
    ['Volksbank', 'Volksbank', 'Berlin', ''],
    ['', 'Volksbank', 'Berlin', '!'],
    ['Spk Hannover', 'Sparkasse Hannover', 'Hannover', 'Spk ~'],
    ['Hannover Spk', 'Sparkasse Celle', 'Hannover', 'Hannover Spk'],
    ['Bank Köln', 'Deutsche Bank Privat Köln', '', '=1 =1'],
    ['Deutsche Köln', 'Deutsche Bank Köln', '', '= =1'],
    ['Köln Deutsche', 'Deutsche Bank Köln', '', '=2 Deutsche'],
    ['Commerzbank (West)', 'Commerzbank vormals West', 'Essen', '= (West)'],
    ['VB-Essen', 'Volksbank', 'Essen', 'VB-~'],
  ])('“%s” of %s in “%s” is kept as “%s”, and comes back', (shortName, name, town, text) => {
    expect(shortenShortName(shortName, name, town)).toBe(text);
    expect(expandShortName(text, name, town)).toBe(shortName);
  });
});
