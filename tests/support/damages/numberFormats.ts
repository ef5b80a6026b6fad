import type { Dice } from '../dice.ts';
import { type Damage, ifPlain, onAccount, onNumber } from './damage.ts';

/** `532013000` in exponential notation with that many decimal places, as spreadsheets and programs write it. */
function exponential(text: string, digits: number, dice: Dice): string {
  const number = Number(text.replace(/\D/g, ''));
  const [mantissa = '', exponent = ''] = number.toExponential(digits).split('e+');
  const written = dice.pick([
    `E+${exponent.padStart(2, '0')}`,
    `e+${exponent.padStart(3, '0')}`,
    `E${exponent}`,
    `E+${exponent}`,
    `D+0${exponent}`,
    `*10^${exponent}`,
    `×10${dice.pick(['⁸', '⁷', '⁹'])}`,
    ` E+0${exponent}`,
  ]);
  return (dice.roll(2) === 0 ? mantissa.replace('.', ',') : mantissa) + written;
}

function grouped(text: string, size: number, separator: string, fromRight: boolean): string {
  const pattern = fromRight ? new RegExp(`\\B(?=(.{${size}})+$)`, 'g') : new RegExp(`(.{${size}})(?!$)`, 'g');
  return text.replace(pattern, fromRight ? separator : `$1${separator}`);
}

/** A number in the format of a spreadsheet, of a program or of a country. */
export const NUMBER_FORMATS: Readonly<Record<string, Damage>> = {
  'rounded with an exponent': onNumber(ifPlain((text, dice) => exponential(text, dice.roll(6), dice))),
  'all digits with an exponent': onNumber(ifPlain((text, dice) => exponential(text, text.length - 1, dice))),
  'a double as Java writes it': onNumber(
    ifPlain((text) =>
      Number(text)
        .toExponential()
        .replace('e+', 'E')
        .replace(/^(\d)E/, '$1.0E'),
    ),
  ),
  'zeros as decimals': onNumber(
    ifPlain((text, dice) => text + dice.pick([',00', '.0', '.00', ',0', '.000', ',000'])),
  ),
  'other decimals': onNumber((text, dice) => text + dice.pick([',5', '.25', ',01', '.9'])),
  'thousands separators': onNumber((text, dice) =>
    grouped(text, 3, dice.pick(['.', ',', "'", ' ', '\u00A0', '\u202F', '’']), true),
  ),
  'thousands separators and decimals': onNumber((text, dice) =>
    dice.pick([() => `${grouped(text, 3, '.', true)},00`, () => `${grouped(text, 3, ',', true)}.00`])(),
  ),
  'groups of another size': onNumber((text, dice) =>
    grouped(text, dice.pick([2, 4, 5]), dice.pick([' ', '-', '/']), dice.roll(2) === 0),
  ),
  'groups from the left': onNumber((text, dice) => grouped(text, 3, dice.pick([' ', '-', '/']), false)),
  'scaled by a thousand': onAccount(ifPlain((text) => `${text.slice(0, -3) || '0'}.${text.slice(-3)}`)),
};
