import { expect, test } from 'vitest';
import { followedChange } from './typedText.ts';

const clean = (text: string) => text.replace(/\D/g, '').slice(0, 10);

/** Types into a field: `|` in the text is where the caret is put, `<` is the key Backspace. */
function type(keys: string): string {
  let typed = { text: '', end: 0 };
  let [digits, caret] = ['', 0];
  for (const key of keys.replace(/\|\d/g, (place) => String.fromCharCode(0xe000 + Number(place.slice(1))))) {
    if (key >= '\ue000') caret = key.charCodeAt(0) - 0xe000;
    else {
      const isBack = key === '<';
      const head = digits.slice(0, isBack ? caret - 1 : caret) + (isBack ? '' : key);
      const after = head + digits.slice(caret);
      typed = followedChange(typed, digits, after, head.length);
      digits = clean(after);
      caret = clean(head).length;
    }
  }
  return typed.text;
}

test.each([
  ['a letter among digits', '7811O4610', '7811O4610'],
  ['a letter where the caret was put', '78114610|3O', '781O14610'],
  ['a letter and a digit there', '53213000|3l0', '532l013000'],
  ['another digit removed', '7811O4610<0', '7811O4610'],
  ['the digit behind the letter removed', '7811O4<', '7811'],
  ['the right digit typed in its place later', '7811O4610|40', '781104610'],
])('all that was typed: %s', (_name, keys, text) => {
  expect(type(keys)).toBe(text);
});

test('a number that is put into the field is all that counts', () => {
  expect(followedChange({ text: '7811O4610', end: 9 }, '78114610', '600123456', 9).text).toBe('600123456');
});
