import { type Cells, type Damage, onAccount, onNumber } from './damage.ts';

/** Cells that are swapped or merged, and numbers that are there twice. */
export const MIXED_CELLS: Readonly<Record<string, Damage>> = {
  'bank code and account number swapped': ([bankCode, account, name, member]) => [
    account,
    bankCode,
    name,
    member,
  ],
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
};
