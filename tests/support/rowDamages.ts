import { DAMAGES as ANY_TEXT } from './damagedTexts.ts';
import type { Dice } from './dice.ts';

/** Bank code, account number, name, member number. */
export type Cells = [string, string, string, string];
type Damage = (cells: Cells, dice: Dice) => Cells;

type Change = (text: string, dice: Dice) => string;

/** An empty cell stays empty, because nobody can detect that a valid number comes from another row. */
const ifNumber = (change: Change) => (text: string, dice: Dice) =>
  /\d/.test(text) ? change(text, dice) : text;
/** Spreadsheets change numbers, not texts. */
const ifPlain = (change: Change) => (text: string, dice: Dice) =>
  /^\d+$/.test(text) ? change(text, dice) : text;
const onBankCode =
  (change: Change): Damage =>
  ([bankCode, account, name, member], dice) => [ifNumber(change)(bankCode, dice), account, name, member];
const onAccount =
  (change: Change): Damage =>
  ([bankCode, account, name, member], dice) => [bankCode, ifNumber(change)(account, dice), name, member];
/** Applies to the bank code or the account number, at random. */
const onNumber =
  (change: Change): Damage =>
  (cells, dice) =>
    (dice.roll(2) === 0 ? onBankCode(change) : onAccount(change))(cells, dice);

const DATES = ['01.02.2024', '2024-02-01', '1.2.24', '02/01/2024', '20240201', '01022024', '45323', '2019'];
const SUFFIXES = '-01|/12| 00|.01|-001|/0| 12|,1|.5|-7| 1|(2)|_1|;1| - 3|/2024|#1|+1'.split('|');
const WORDS = [
  ...[' (Filiale 12)', ' Köln 1', ', seit 2019', ' Fil. 12', ' alt', ' (neu: 4711)', ' / 2. Konto'],
  ...[' Nr. 3', ' bis 31.12.', ' EUR 50', ' ca.', ' Zweigst. 004'],
];
const ERRORS = '#NV|#REF!|#BEZUG!|####|#WERT!|#N/A|#DIV/0!|NaN|null|undefined|WAHR'.split('|');
const WORDS_BEFORE = ['Fil. 12 ', 'ab 2020: ', '1. ', 'Konto 2: ', 'Bank 1, ', '(12) ', 'Nr 5: ', 'alt '];
const LINE_BREAKS = ['\n', '\r\n', '\t', '\u2028', '\u2029', '\v'];

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

/**
 * What happens to the cells of a row between two programs or two people, by name. Damage that leaves a plausible number is
 * excluded, because nobody can detect it: a number that was cut off or rounded, or a short number followed by a group of
 * three more digits.
 */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  // Words, suffixes, labels and dates next to a number or in its place.
  'words after the bank code': onBankCode((text, dice) => text + dice.pick(WORDS)),
  'words after the account number': onAccount((text, dice) => text + dice.pick(WORDS)),
  'words before a number': onNumber((text, dice) => dice.pick(WORDS_BEFORE) + text),
  'a suffix on the bank code': onBankCode((text, dice) => text + dice.pick(SUFFIXES)),
  'a suffix on the account number': onAccount((text, dice) => text + dice.pick(SUFFIXES)),
  'the right label': ([bankCode, account, ...rest], dice) => [
    dice.pick(['BLZ ', 'BLZ: ', 'blz.', 'Bankleitzahl ', '']) + bankCode,
    dice.pick(['Kto ', 'Kto.-Nr. ', 'Konto: ', 'Kontonummer ', 'KTO-NR:']) + account,
    ...rest,
  ],
  'the wrong label': onNumber(
    (text, dice) => dice.pick(['Kto ', 'BLZ ', 'Tel. ', 'IBAN ', 'BIC ', 'PLZ ']) + text,
  ),
  'a date after a number': onNumber((text, dice) => `${text} ${dice.pick(DATES)}`),
  'a date in place of a number': onNumber((_, dice) => `${dice.pick(DATES.slice(0, 4))}`),
  // A number in the format of a spreadsheet, of a program or of a country.
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
  // Cells that are swapped or merged, and numbers that are there twice.
  'bank code and account number swapped': ([bankCode, account, ...rest]) => [account, bankCode, ...rest],
  'account number and name swapped': ([bankCode, account, name, member]) => [bankCode, name, account, member],
  'bank code and name swapped': ([bankCode, account, name, member]) => [name, account, bankCode, member],
  'both numbers in one cell': ([bankCode, account, name, member], dice) => {
    const both = dice.pick([
      `${bankCode}/${account}`,
      `${account} ${bankCode}`,
      `${bankCode} ${account}`,
      `${bankCode}${account.padStart(10, '0')}`,
      `${bankCode}-${account}`,
      `${bankCode}\n${account}`,
      `Kto ${account} BLZ ${bankCode}`,
      `BLZ ${bankCode}, Konto ${account}`,
    ]);
    return dice.roll(2) === 0 ? [both, '', name, member] : ['', both, name, member];
  },
  'both numbers in one cell and again in the other': ([bankCode, account, name, member], dice) =>
    dice.pick<Cells>([
      [`${bankCode} ${account}`, account, name, member],
      [bankCode, `${bankCode}/${account}`, name, member],
      [`${bankCode}/${account}`, member, name, member],
    ]),
  'the name merged into a number': ([bankCode, account, name, member], dice) =>
    dice.pick<Cells>([
      [bankCode, `${account} ${name}`, '', member],
      [bankCode, `${name} ${account}`, '', member],
      [`${name}, ${bankCode}`, account, '', member],
    ]),
  'the member number merged into the account number': (cells, dice) => {
    const [, , name, member] = cells;
    const separator = dice.pick([' ', '/', '-', '\n', ', ', ' | ', '\t']);
    const [bankCode, account] = onAccount((text) => text + separator + member)(cells, dice);
    return [bankCode, account, name, ''];
  },
  'a number twice': onNumber(
    (text, dice) => text + dice.pick([' ', '/', '\n', ', ', /^[1-9]\d{5,}$/.test(text) ? '' : ' ']) + text,
  ),
  'a second number after a line break': onNumber(
    (text, dice) => `${text}${dice.pick(['\n', '\r\n', '\r', '\u2028', '\t'])}${dice.roll(99_999)}`,
  ),
  // Characters around a number, inside it or in place of its digits: those of any text, and those of a cell.
  ...Object.fromEntries(
    Object.entries(ANY_TEXT).map(([name, damage]) => [
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
  // Digits too many or too few, and other contents in place of a number.
  'zeros in front': onAccount((text, dice) => '0'.repeat(1 + dice.roll(8)) + text),
  'a bank code that lost a digit': onBankCode((text, dice) =>
    /^\d{8}$/.test(text) ? dice.pick([text.slice(1), text.slice(0, -1)]) : text,
  ),
  'a bank code with a digit too many': onBankCode((text, dice) =>
    /^\d{8}$/.test(text) ? text + dice.roll(10) : text,
  ),
  'an empty cell': onNumber((_, dice) => dice.pick(['', ' ', '-', '\u00A0', '\u200B', '–'])),
  'an error of a spreadsheet': onNumber((_, dice) => dice.pick(ERRORS)),
  'a placeholder': onNumber((_, dice) =>
    dice.pick(['k. A.', 's. o.', 'wie oben', 'folgt', '?', 'dto.', 'siehe Brief vom 3.']),
  ),
  'a sign or a currency': onNumber((text, dice) =>
    dice.pick([`-${text}`, `(${text})`, `${text} €`, `${text} %`, `€ ${text}`, `${text}-`, `~${text}`]),
  ),
  'an escape of another format': onNumber((text, dice) =>
    dice.pick([
      `${text}&nbsp;`,
      `%20${text}`,
      `\\u00a0${text}`,
      `${text.slice(0, 2)}&#48;${text.slice(2)}`,
      `_x0030_${text}`,
      `0x${text}`,
    ]),
  ),
  'an IBAN in place of a number': ([bankCode, account, name, member], dice) => {
    const iban = `DE00${bankCode.padEnd(8, '0').slice(0, 8)}${account.padStart(10, '0').slice(0, 10)}`;
    return dice.roll(2) === 0 ? [bankCode, iban, name, member] : [iban, account, name, member];
  },
};
