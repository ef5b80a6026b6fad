import type { AccountNumber, BankCode } from '../../src/domain/account/account.ts';
import { buildIban, groupIban } from '../../src/domain/iban/iban.ts';
import { Dice } from './dice.ts';

/**
 * Damage to a number by people and programs. Each damage is visible in the text or does not change the number. Digits that
 * become other plain digits are handled separately below, because no reader can detect them.
 */
type Damage = (text: string, random: (limit: number) => number) => string;

const insert =
  (...choices: readonly string[]): Damage =>
  (text, random) => {
    const position = random(text.length + 1);
    return text.slice(0, position) + choices[random(choices.length)] + text.slice(position);
  };
const around =
  (...choices: readonly (readonly [string, string])[]): Damage =>
  (text, random) => {
    const [before, behind] = choices[random(choices.length)] as readonly [string, string];
    return before + text + behind;
  };
/** Replaces one digit with a character that looks like it or has its value. */
const digitAs =
  (ofDigit: (digit: number) => string): Damage =>
  (text, random) => {
    const positions = [...text.matchAll(/\d/g)].map(({ index }) => index);
    if (positions.length === 0) return text;
    const position = positions[random(positions.length)] as number;
    return text.slice(0, position) + ofDigit(Number(text.charAt(position))) + text.slice(position + 1);
  };
const allDigitsAs =
  (ofDigit: (digit: number) => string): Damage =>
  (text) =>
    text.replace(/\d/g, (digit) => ofDigit(Number(digit)));
const from = (code: number) => (digit: number) => String.fromCodePoint(code + digit);

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'blanks around it': around([' ', ' '], ['\t', ''], ['\u00A0', '\u00A0'], ['', '\r\n']),
  'isolates around it': around(['\u2068', '\u2069'], ['\u2066', '\u2069'], ['\u2067', '\u2069']),
  'embeddings around it': around(['\u202A', '\u202C'], ['\u202D', '\u202C'], ['\u200E', '\u200E']),
  'a turned direction': insert('\u202E'),
  'a byte order mark': around(['\uFEFF', ''], ['', '\uFEFF']),
  'quotes around it': around(['"', '"'], ['„', '“'], ["'", "'"], ['="', '"']),
  'brackets around it': around(['(', ')'], ['[', ']'], ['<', '>']),
  'a soft hyphen': insert('\u00AD'),
  'a zero-width blank': insert('\u200B', '\u2060', '\uFEFF'),
  'a joiner': insert('\u200C', '\u200D'),
  'an annotation mark': insert('\uFFF9', '\uFFFA', '\uFFFB'),
  'a tag': insert('\u{E0031}', '\u{E0030}', '\u{E007F}'),
  'a selector': insert('\uFE0E', '\uFE0F'),
  'a combining mark': insert('\u0301', '\u0336', '\u20E3'),
  'a zero byte': insert('\0'),
  'half of a character': insert('\uD83D', '\uDC00'),
  'a replacement character': insert('\uFFFD', '?'),
  'a control character': insert('\u0007', '\u001B', '\u0085', '\u009F'),
  'raised digits': insert('²', '³', '¹', '⁰'),
  'a fraction': insert('½', '⅓'),
  'a digit in a circle': digitAs((digit) => (digit === 0 ? '⓪' : String.fromCodePoint(0x245f + digit))),
  'a Roman numeral': digitAs((digit) => (digit === 0 ? 'N' : String.fromCodePoint(0x215f + digit))),
  'a raised digit for a digit': digitAs((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(digit)),
  'a full-width digit': digitAs(from(0xff10)),
  'full-width digits': allDigitsAs(from(0xff10)),
  'an Arabic digit': digitAs(from(0x0660)),
  'Arabic digits': allDigitsAs(from(0x0660)),
  'Persian digits': allDigitsAs(from(0x06f0)),
  'Devanagari digits': allDigitsAs(from(0x0966)),
  'bold digits of mathematics': allDigitsAs(from(0x1d7ce)),
  'a letter that looks like the digit': digitAs((digit) => 'OlZEASGTBg'.charAt(digit)),
  'capital letters that look like digits': allDigitsAs((digit) => 'OIZEASGTBQ'.charAt(digit)),
  'an exponent': around(['', 'E+08'], ['', 'e3'], ['', 'E7']),
  'a hexadecimal sign': around(['0x', ''], ['', 'h']),
  'a percent sign': around(['', '%'], ['', ' %']),
  'another currency': around(['$', ''], ['', ' USD'], ['', ' CHF'], ['£', '']),
  'a word in front': around(['Konto ', ''], ['vom ', ''], ['x', '']),
  'a word behind': around(['', ' fällig'], ['', 'x'], ['', ' EUR 50']),
  'a footnote': around(['', '*'], ['', '¹'], ['', ' 1)']),
  'a cell error': around(['', '#'], ['#NV', ''], ['', '#REF!']),
};
export const KINDS = Object.keys(DAMAGES);

const dice = new Dice(20_261_122);
export const random = (limit: number) => dice.roll(limit);
export const digits = (length: number) => Array.from({ length }, () => random(10)).join('');

/** Runs through all pairs of damages, `rounds` times. */
export function forEachPairOfDamages(
  rounds: number,
  make: () => string,
  judge: (given: string, original: string) => void,
): void {
  for (let round = 0; round < rounds; round += 1)
    for (const one of KINDS)
      for (const other of KINDS) {
        const original = make();
        const once = (DAMAGES[one] as Damage)(original, random);
        judge((DAMAGES[other] as Damage)(once, random), original);
      }
}

export const someIban = () =>
  groupIban(buildIban(digits(8) as BankCode, digits(10) as AccountNumber)).replaceAll(
    ' ',
    [' ', '', '\u00A0', '-'][random(4)] ?? '',
  );
export const whatItMeans = (text: string) => text.replace(/[^0-9A-Z]/g, '');

/** The text without spaces, separators and invisible characters; nothing else is removed. */
export function asWritten(text: string): string {
  return text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\s\p{Cf}\p{Variation_Selector}.\p{Pd}_/|·•:'’"=,;]/gu, '')
    .toUpperCase();
}
