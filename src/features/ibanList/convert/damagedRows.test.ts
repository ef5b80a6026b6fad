import { expect, test } from 'vitest';
import { newestDirectory } from '../../../../tests/support/bankDirectory.ts';
import { Dice } from '../../../../tests/support/dice.ts';
import { type Cells, DAMAGES } from '../../../../tests/support/rowDamages.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from './convertRow.ts';

const directory = newestDirectory();
const columns: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };
const kinds = Object.keys(DAMAGES);
const NAMES = ['Meyer', 'Anna Öztürk', 'Huber & Söhne', 'Schulz', 'TSV 1860', 'Haus 7'];

function someRow(dice: Dice): Cells {
  const length = dice.pick([3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10]);
  const account = String(1 + dice.roll(9)) + Array.from({ length: length - 1 }, () => dice.roll(10)).join('');
  // Two adjacent bank codes can be swapped without a trace.
  if (directory.find(account)) return someRow(dice);
  const { bankCode } = dice.pick(directory.banks);
  return [bankCode, account, dice.pick(NAMES), String(10_000 + dice.roll(90_000))];
}

/** Damages `rounds` rows in each of the ways. @returns the rows that got another IBAN, and how many got the right one */
function attack(rounds: number, ways: readonly (readonly string[])[]) {
  const dice = new Dice(20_261_122);
  const wrong: string[] = [];
  let right = 0;
  for (const names of Array.from({ length: rounds }, () => ways).flat()) {
    const row = someRow(dice);
    const damaged = names.reduce<Cells>(
      (cells, name) => (DAMAGES[name] as (typeof DAMAGES)[string])(cells, dice),
      row,
    );
    const { iban } = convertRow(directory, damaged, columns);
    if (iban === '') continue;
    if (iban === convertRow(directory, row, columns).iban) right += 1;
    else wrong.push(`${names.join(' + ')}: ${JSON.stringify(row)} → ${JSON.stringify(damaged)} → ${iban}`);
  }
  return { wrong, right };
}

test('a damaged row gets the IBAN of the undamaged one or none [19.24]', () => {
  const { wrong, right } = attack(
    200,
    kinds.map((kind) => [kind]),
  );
  expect(wrong).toEqual([]);
  // Rejecting every row would be useless.
  expect(right).toBeGreaterThan(3_000);
});

test('a row damaged in two ways does so too [19.24]', () => {
  const { wrong, right } = attack(
    4,
    kinds.flatMap((one) => kinds.map((other) => [one, other])),
  );
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(1_000);
});
