import { describe, expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

/** `a|b` for a blank between two tokens, `a/b` for the end of a line, `a#b` for anything else. */
function inSigns(text: string): string {
  const signs = { blank: '|', line: '/', break: '#' };
  return tokensOf(text)
    .map((token, index) => (index === 0 && token.gap === 'blank' ? '' : signs[token.gap]) + token.text)
    .join('');
}

describe('a text is taken apart into letters and digits', () => {
  test.each([
    ['', ''],
    [' - ', ''],
    ['de89', 'DE89'],
    ['azAZ09', 'AZAZ09'],
    ['a`b{c@d[e/f:g', 'A#B#C#D#E|F#G'],
    ['DE89 3704', 'DE89|3704'],
    ['DE89\u00A0\u202F-3704', 'DE89|3704'],
    ['DE89\u200B3704', 'DE89|3704'],
    ['DE89\n3704', 'DE89/3704'],
    ['DE89 \r\n 3704', 'DE89/3704'],
    ['DE89\u20283704', 'DE89/3704'],
    ['DE89, 3704', 'DE89#3704'],
    ['DE89 ,\n3704', 'DE89#3704'],
    ['DE89\n,3704', 'DE89#3704'],
    ['DE89\n3704 0044', 'DE89/3704|0044'],
    ['DE89, 3704 0044', 'DE89#3704|0044'],
    ['\nDE89', '/DE89'],
    ['Größe', 'GR#E'],
    ['ＤＥ８９', 'DE89'],
    ['ａｚＡＺ０９', 'AZAZ09'],
    ['1！2～3', '1#2#3'],
    ['1＀2｟3', '1#2#3'],
  ])('%j', (text, signs) => {
    expect(inSigns(text)).toBe(signs);
  });
});

describe('characters that stand apart are put together', () => {
  test.each([
    ['D E 8 9 3 7 0 4', 'DE893704'],
    ['D E 8 9 3 7 0', 'D|E|8|9|3|7|0'],
    ['IBAN D E 8 9 3 7 0 4 bei', 'IBAN|DE893704|BEI'],
    ['D E 8 9, 3 7 0 4', 'D|E|8|9#3|7|0|4'],
    ['x, D E 8 9 3 7 0 4', 'X#DE893704'],
    ['1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8', '12345678/12345678'],
    ['D E 8 9 3 7 0 4 00', 'DE893704|00'],
  ])('%j', (text, signs) => {
    expect(inSigns(text)).toBe(signs);
  });
});
