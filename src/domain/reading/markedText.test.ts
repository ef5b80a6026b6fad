import { describe, expect, test } from 'vitest';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import { readText } from './readText.ts';

describe('what was not read is named without the punctuation around it', () => {
  test.each<[string, string, string[]]>([
    ['a list', '- BLZ 37040044\n- Tel. 0221 123456', ['Tel. 0221 123456']],
    ['an amount with a dash for its cents', 'BLZ 37040044\nBetrag: 99,-', ['Betrag: 99']],
    ['an entry with a colon and a blank behind', 'BLZ 37040044\nHRB 12345 :', ['HRB 12345']],
    ['commas between empty entries', 'BLZ 37040044, , , HRB 12345, , ', ['HRB 12345']],
  ])('%s', (_name, text, expected) => {
    expect(readText(text, knownBanks).unread).toEqual(expected);
  });
});
