/** What happens to the cells of a row between two programs or two people. */

import type { Dice } from '../dice.ts';

/** Bank code, account number, name, member number. */
export type Cells = [string, string, string, string];
export type Damage = (cells: Cells, dice: Dice) => Cells;

type Change = (text: string, dice: Dice) => string;

/** An empty cell stays empty, because nobody can detect that a valid number comes from another row. */
const ifNumber = (change: Change) => (text: string, dice: Dice) =>
  /\d/.test(text) ? change(text, dice) : text;
/** Spreadsheets change numbers, not texts. */
export const ifPlain = (change: Change) => (text: string, dice: Dice) =>
  /^\d+$/.test(text) ? change(text, dice) : text;
export const onBankCode =
  (change: Change): Damage =>
  ([bankCode, account, name, member], dice) => [ifNumber(change)(bankCode, dice), account, name, member];
export const onAccount =
  (change: Change): Damage =>
  ([bankCode, account, name, member], dice) => [bankCode, ifNumber(change)(account, dice), name, member];
/** Applies to the bank code or the account number, at random. */
export const onNumber =
  (change: Change): Damage =>
  (cells, dice) =>
    (dice.roll(2) === 0 ? onBankCode(change) : onAccount(change))(cells, dice);
