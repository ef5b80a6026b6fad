import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine } from './text.ts';

/** Any code point, halves of characters included, with the troublesome ones more often. */
const anything = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...' \r\n\t\u0080\u00A0\u200B\u2028\u0308uü€', '🎂', '\uD83D'),
    ),
  )
  .map((characters) => characters.join(''));

test.each([
  ['a line break of Windows', 'eins\r\nzwei', 'eins zwei'],
  ['empty lines with blanks around', 'eins \n \n zwei\n', 'eins zwei'],
  ['a tab', 'eins\tzwei', 'eins zwei'],
  ['the line separator of Unicode', 'eins\u2028zwei', 'eins zwei'],
  ['protected and narrow blanks', '5\u00A0kg\u202FBrot', '5 kg Brot'],
  ['control characters', 'ei\u0000n\u0007s\u009F', 'eins'],
  ['isolates of direction', '\u2068eins\u2069', 'eins'],
  ['annotation marks', 'ei\uFFF9n\uFFFBs', 'eins'],
  ['tags, in which words can be hidden', 'eins\u{E0061}\u{E007F}', 'eins'],
  ['half of an emoji', 'eins\uD83D', 'eins'],
  ['an umlaut in two pieces', 'u\u0308ber', 'über'],
  ['an umlaut in two pieces with something invisible between', 'u\u200B\u0308ber', 'über'],
  ['two blanks within a line', 'RG  4711', 'RG  4711'],
  ['an emoji of several with joiners', '👩‍👧', '👩‍👧'],
])('%s', (_name, text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
});

test('whatever is pasted, one line without controls comes out, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const cleaned = cleanLine(text);
      expect(cleaned).not.toMatch(/\p{Cc}|\p{Cs}|[\u2028\u2029]/u);
      expect(cleanLine(cleaned)).toBe(cleaned);
    }),
  );
});

// Work that grew with the square of the length would never end within the time that a test has.
test.each([
  ['blanks', ' '.repeat(1_000_000), ''],
  ['line breaks', '\n'.repeat(1_000_000), ''],
  ['blanks between two words', `a${' '.repeat(1_000_000)}b`, `a${' '.repeat(1_000_000)}b`],
  ['tabs between two words', `a${'\t'.repeat(1_000_000)}b`, 'a b'],
  ['blanks and line breaks', `a${' \n'.repeat(500_000)}b`, 'a b'],
])('a megabyte of %s becomes one line', (_name, text, line) => {
  expect(cleanLine(text) === line).toBe(true);
});
