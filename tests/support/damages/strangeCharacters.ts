import { DAMAGES } from '../damagedTexts.ts';
import { type Damage, onNumber } from './damage.ts';

const LINE_BREAKS = ['\n', '\r\n', '\t', '\u2028', '\u2029', '\v'];

/** Characters around a number, inside it or in place of its digits: those of any text, and those of a cell. */
export const STRANGE_CHARACTERS: Readonly<Record<string, Damage>> = {
  ...Object.fromEntries(
    Object.entries(DAMAGES).map(([name, damage]) => [
      name,
      onNumber((text, dice) => damage(text, (limit) => dice.roll(limit))),
    ]),
  ),
  'a line break inside': onNumber((text, dice) => {
    const place = 1 + dice.roll(Math.max(1, text.length - 1));
    return text.slice(0, place) + dice.pick(LINE_BREAKS) + text.slice(place);
  }),
  'a stray quote': onNumber((text, dice) =>
    dice.pick([`"${text}`, `${text}"`, `${text}'`, `"${text}" Huber`]),
  ),
  'a formula': onNumber((text, dice) =>
    dice.pick([`=${text}`, `=${text}+1`, `="${text}"&"1"`, `=A${text}`, `+${text}`, `=TEXT(${text};"0")`]),
  ),
  'a cell cut off with dots': onNumber((text) => `${text.slice(0, -2)}…`),
};
