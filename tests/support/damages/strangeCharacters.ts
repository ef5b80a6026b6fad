import type { Dice } from '../dice.ts';
import { type Damage, onNumber } from './damage.ts';

const inserted = (text: string, place: number, what: string) =>
  text.slice(0, place) + what + text.slice(place);
const anywhere = (choices: readonly string[]) => (text: string, dice: Dice) =>
  inserted(text, 1 + dice.roll(Math.max(1, text.length - 1)), dice.pick(choices));
const replacedDigit = (by: (digit: string, dice: Dice) => string) => (text: string, dice: Dice) => {
  const place = dice.roll(text.length);
  return text.slice(0, place) + by(text.charAt(place), dice) + text.slice(place + 1);
};

const INVISIBLE = [
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u200E',
  '\u200F',
  '\u2066',
  '\u2069',
  '\u{E0031}',
  '\u{E0035}',
  '\uFE0F',
  '\u061C',
  '\u034F',
];
const CONTROLS = [
  '\0',
  '\u0007',
  '\u001B',
  '\u0008',
  '\u007F',
  '\u0085',
  '\uFFF9',
  '\uFFFA9',
  '\uFFFB',
  '\uFFFD',
  '\uD800',
];

/** Characters around a number, inside it or in place of its digits. */
export const STRANGE_CHARACTERS: Readonly<Record<string, Damage>> = {
  'a line break inside': onNumber(anywhere(['\n', '\r\n', '\t', '\u2028', '\u2029', '\v'])),
  'quotes around': onNumber((text, dice) =>
    dice.pick([`"${text}"`, `'${text}'`, `„${text}“`, `="${text}"`, `'${text}`, `´${text}`]),
  ),
  'a stray quote': onNumber((text, dice) =>
    dice.pick([`"${text}`, `${text}"`, `${text}'`, `"${text}" Huber`]),
  ),
  'a formula': onNumber((text, dice) =>
    dice.pick([`=${text}`, `=${text}+1`, `="${text}"&"1"`, `=A${text}`, `+${text}`, `=TEXT(${text};"0")`]),
  ),
  'a control character': onNumber(anywhere(CONTROLS)),
  'an invisible character': onNumber(anywhere(INVISIBLE)),
  'a mark that turns the digits round': onNumber((text) => `\u202E${[...text].reverse().join('')}\u202C`),
  'digits of another script': onNumber(
    replacedDigit((digit, dice) => {
      const value = Number(digit);
      return Number.isNaN(value)
        ? digit
        : String.fromCodePoint(dice.pick([0xff10, 0x660, 0x966, 0x1d7ce, 0x2070]) + value);
    }),
  ),
  'letters for digits': onNumber(
    replacedDigit((digit) => ({ '0': 'O', '1': 'l', '5': 'S', '8': 'B', '2': 'Z' })[digit] ?? digit),
  ),
  'an unreadable character in place of a digit': onNumber(
    replacedDigit((_, dice) => dice.pick(['\uFFFD', '?', '*', 'x', '_', '…'])),
  ),
  'a cell cut off with dots': onNumber((text) => `${text.slice(0, -2)}…`),
};
