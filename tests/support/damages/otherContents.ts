import { type Damage, onAccount, onBankCode, onNumber } from './damage.ts';

/** Digits too many or too few, and other contents in place of a number. */
export const OTHER_CONTENTS: Readonly<Record<string, Damage>> = {
  'zeros in front': onAccount((text, dice) => '0'.repeat(1 + dice.roll(8)) + text),
  'a bank code that lost a digit': onBankCode((text, dice) =>
    /^\d{8}$/.test(text) ? dice.pick([text.slice(1), text.slice(0, -1)]) : text,
  ),
  'a bank code with a digit too many': onBankCode((text, dice) =>
    /^\d{8}$/.test(text) ? text + dice.roll(10) : text,
  ),
  'an empty cell': onNumber((_, dice) => dice.pick(['', ' ', '-', '\u00A0', '\u200B', '–'])),
  'an error of a spreadsheet': onNumber((_, dice) =>
    dice.pick([
      '#NV',
      '#REF!',
      '#BEZUG!',
      '####',
      '#WERT!',
      '#N/A',
      '#DIV/0!',
      'NaN',
      'null',
      'undefined',
      'WAHR',
    ]),
  ),
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
