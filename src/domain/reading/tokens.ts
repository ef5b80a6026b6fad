import { ibanLengthOf } from '../countries/lengths.ts';
import { IBAN_LABEL } from '../iban/iban.ts';
import { MARKUP } from './strayCharacters.ts';

/** Letters and digits without a gap between them, in upper case, and their place in the text. */
export interface Token {
  readonly text: string;
  /** Before it: nothing but blanks, hyphens, dots and slashes; these and the end of a line; anything else. */
  readonly gap: 'blank' | 'line' | 'break';
  readonly start: number;
  readonly end: number;
}

/** What people write between the groups of a number, besides blanks of every kind. */
const SIGN = '.\\-\\u2010-\\u2015\\u2212\\uFE58\\uFE63_\\u00B7\\u2022|/';
const SEPARATORS = new RegExp(`^[\\s${SIGN}]*$`);
const LINE_END = /[\n\r\u2028\u2029]/;
/** In place of a label, which an IBAN may touch; one byte, as `READ`. */
const LABEL = '\u008D';
/** The first are spaced out: `D E 8 9 3 7 …`, from a form with a box for each. Fewer than eight may be words or list marks. */
const WORD = new RegExp(
  `(?<![A-Za-z0-9])[A-Za-z0-9](?:(?:(?!${LINE_END.source})[\\s${SIGN}])+[A-Za-z0-9](?![A-Za-z0-9])){7,}|[A-Za-z0-9]+|${LABEL}`,
  'g',
);

/** Takes a text apart that has neither invisible nor full-width characters. */
export function tokensOf(given: string): Token[] {
  const text = withPlainGroups(given);
  let last = 0;
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  // One match at a time: collecting those of a megabyte takes longer than finding them.
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const { index: start, 0: written } = match;
    const between = text.slice(last, start);
    last = start + written.length;
    const isBlank = between === ' ' || SEPARATORS.test(between);
    const gap = isBlank ? (between !== ' ' && LINE_END.test(between) ? 'line' : 'blank') : 'break';
    const characters = written === LABEL ? 'IBAN' : written.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    tokens.push({ text: characters, gap, start, end: last });
  }
  return tokens;
}

/** Groups or characters with the same unusual signs between all of them: `DE89,3704,0044…`, `[DE89] [3704]…`, `DE89%203704…`. */
const SIGNS = '%20|%C2%A0|=20|=C2=A0|Â[ \\u00A0]|[^\\p{L}\\p{N}\\n]{1,5}';
const SAME_SIGNS = [
  '[A-Z]{2}\\d{2}(S)(?:[A-Z\\d]{2,4}\\1){3,8}[A-Z\\d]{1,4}',
  '[A-Z](S)(?:[A-Z\\d]\\1){13,32}[A-Z\\d]',
].map(
  (groups) =>
    new RegExp(`(?=[A-Z])(?<![\\p{L}\\p{N}])${groups.replace('S', SIGNS)}(?![\\p{L}\\p{N}])`, 'giu'),
);
/** The beginning of a line that a reply quotes. */
const QUOTE = /(?<=[\n\r])[ \t]*(?:>[ \t]?)+/g;
/** „No. 43763“ is a number of something, not the beginning of a Norwegian IBAN. */
const NUMERO = /(?<![\p{L}\p{N}])(no)\.(?=\s*\d)/giu;

/** `DE: 8937 0400 …`: a country and the other characters of its IBAN. */
const COUNTRY = /(?<![\p{L}\p{N}])([A-Z]{2}) ?:(?=(?:\s?\d){10})/gu;

/** Of a bank statement in the format MT940: `?31DE89…`. */
const SUBFIELD = /\?\d\d(?=[A-Z])/g;

/** All characters keep their places. */
function withPlainGroups(text: string): string {
  const plain = text
    .replaceAll(LABEL, '!')
    .replace(IBAN_LABEL, (label) => LABEL.padEnd(label.length))
    .replace(MARKUP, (blank) => ' '.repeat(blank.length))
    .replace(QUOTE, (marks) => ' '.repeat(marks.length))
    .replace(NUMERO, '$1,')
    .replace(SUBFIELD, '   ')
    .replace(COUNTRY, (written, country: string) =>
      ibanLengthOf(country) === undefined ? written : written.replace(':', ' '),
    );
  return SAME_SIGNS.reduce(
    (rest, same) =>
      rest.replace(same, (groups, sign: string) => groups.replaceAll(sign, ' '.repeat(sign.length))),
    plain,
  );
}
