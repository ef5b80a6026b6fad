import type { Dice } from './dice.ts';

const at = (line: string, dice: Dice) => 1 + dice.roll(line.length - 1);
const put = (line: string, place: number, what: string) => line.slice(0, place) + what + line.slice(place);
/** Where the cells of a line begin. */
const starts = (line: string, delimiter: string) =>
  [...line].flatMap((character, place) => (character === delimiter ? [place + 1] : []));

/** Becomes an ü of Windows-1252 when the text is encoded. */
export const FOREIGN_BYTE = '\uE000';

export type Damage = (lines: string[], index: number, delimiter: string, dice: Dice) => void;
const onLine =
  (change: (line: string, delimiter: string, dice: Dice) => string): Damage =>
  (lines, index, delimiter, dice) => {
    lines[index] = change(lines[index] ?? '', delimiter, dice);
  };

/** What happens to lines of a text between two programs. Each line includes its line break. For tests. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a quote at the beginning of a cell': onLine((line, delimiter, dice) =>
    put(line, dice.pick([0, ...starts(line, delimiter)]), '"'),
  ),
  'a quote somewhere': onLine((line, _, dice) => put(line, at(line, dice), '"')),
  'a name in quotes with more behind it': onLine(
    (line, delimiter) => `"Alte Post" Inh. ${line.slice(line.indexOf(delimiter) - 1)}`,
  ),
  'quotes that open in one row and close in a later one': (lines, index, delimiter, dice) => {
    const later = index + 1 + dice.roll(4);
    const [first = '', last = ''] = [lines[index], lines[later]];
    lines[index] = put(first, dice.pick([0, ...starts(first, delimiter)]), '"');
    lines[later] = put(last, dice.pick(starts(last, delimiter)) - 1, '"');
  },
  'a lost delimiter': onLine((line, delimiter, dice) => {
    const place = dice.pick(starts(line, delimiter)) - 1;
    return line.slice(0, place) + line.slice(place + 1);
  }),
  'a delimiter twice': onLine((line, delimiter, dice) =>
    put(line, dice.pick(starts(line, delimiter)), delimiter),
  ),
  'a delimiter inside a cell': onLine((line, delimiter, dice) => put(line, at(line, dice), delimiter)),
  'another delimiter': onLine((line, delimiter, dice) =>
    line.replaceAll(delimiter, dice.pick([',', ';', '\t', '|'].filter((other) => other !== delimiter))),
  ),
  'a line break inside': onLine((line, _, dice) =>
    put(line, at(line, dice), dice.pick(['\n', '\r\n', '\r'])),
  ),
  'a lost line break': onLine((line) => line.replace(/[\r\n]+$/, '')),
  'a lone CR as line break': onLine((line) => line.replace(/[\r\n]+$/, '\r')),
  'CR CR LF as line break': onLine((line) => line.replace(/[\r\n]+$/, '\r\r\n')),
  'a NUL': onLine((line, _, dice) => put(line, at(line, dice), '\0')),
  'a byte of another encoding': onLine((line, _, dice) => put(line, at(line, dice), FOREIGN_BYTE)),
  'a byte order mark': onLine((line) => `\uFEFF${line}`),
  'thousands separators': onLine((line) =>
    line.replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')),
  ),
  'a lost cell': onLine((line, delimiter, dice) => {
    const cells = line.split(delimiter);
    cells.splice(dice.roll(cells.length - 1), 1);
    return cells.join(delimiter);
  }),
  'a row twice in a line': onLine((line) => line.replace(/[\r\n]+$/, '') + line),
  'a repeated header': (lines, index) => {
    lines[index] = lines[0] ?? '';
  },
};
