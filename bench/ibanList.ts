/**
 * A list from File to Blob, with sound rows and with every tenth damaged. The two take turns, so that other processes slow
 * both; only their ratio can be compared.
 *
 * Usage: node bench/ibanList.ts     ROWS (default 100000) and ROUNDS (default 5) change the size
 */
import { convertTable } from '../src/features/ibanList/convert/convertTable.ts';
import { openTable } from '../src/features/ibanList/worker/openTable.ts';
import { newestDirectory } from '../tests/support/bankDirectory.ts';
import { Dice } from '../tests/support/dice.ts';
import { soundAccount } from '../tests/support/soundAccount.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const DAMAGES: readonly ((code: string, account: string, name: string) => string)[] = [
  (code, account, name) => `${code} (Filiale 12);${account};${name}`,
  (code, account, name) => `${code};${account.slice(0, 3)} ${account.slice(3)};${name}`,
  (code, account, name) => `${code};Konto ${account};${name}`,
  (code, account, name) => `${code};${account};${name} (alt)`,
  (code, account, name) => `;${code}/${account};${name}`,
];

const directory = newestDirectory();
const dice = new Dice(1);
const accounts = Array.from({ length: ROWS }, (_, row) => {
  const bank = dice.pick(directory.banks);
  const account = soundAccount(bank, () => String(dice.roll(10 ** (6 + dice.roll(5)))).padStart(6, '1'));
  return [bank.bankCode, account, `Anna Müller ${row % 100}`] as const;
});
const sound = accounts.map((row) => row.join(';'));
const damaged = accounts.map((row, at) =>
  at % 10 === 0 ? (DAMAGES[(at / 10) % DAMAGES.length]?.(...row) ?? '') : row.join(';'),
);
const lists = [sound, damaged].map((rows) => new Blob([['BLZ;Konto;Name', ...rows, ''].join('\n')]));

const times: number[][] = [[], []];
for (let round = 0; round < ROUNDS; round += 1)
  for (const [at, list] of lists.entries()) {
    const began = performance.now();
    const table = await openTable(list, {}, (digits) => directory.find(digits) !== undefined);
    if (table.columns === null) throw new Error('The columns were not found');
    await convertTable(directory, table, table.columns, () => undefined);
    times[at]?.push(performance.now() - began);
  }
const [plain = 0, other = 0] = times.map((all) => all.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0);
console.log(
  `sound ${plain.toFixed(0)} ms, damaged ${other.toFixed(0)} ms: ${(other / plain).toFixed(1)} times (medians)`,
);
