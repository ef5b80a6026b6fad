import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestDirectory } from '../../tests/support/bankDirectory.ts';
import { Dice } from '../../tests/support/dice.ts';
import { resolveIban } from '../src/resolveIban.ts';

const LENGTHS = [5, 6, 7, 8, 9, 10];
const ACCOUNTS_PER_LENGTH = 20;

test('the README says for how many account numbers the plain formula is wrong [17.7]', () => {
  const directory = newestDirectory();
  const dice = new Dice(1);
  const shares = LENGTHS.map((length) => {
    let certain = 0;
    let wrong = 0;
    for (const { bankCode } of directory.banks)
      for (let count = 0; count < ACCOUNTS_PER_LENGTH; count += 1) {
        const smallest = 10 ** (length - 1);
        const account = String(smallest + dice.roll(9 * smallest));
        const answer = resolveIban(directory, bankCode, account);
        if (!answer.ok && answer.code !== 'no-iban') continue;
        certain += 1;
        if (!answer.ok || answer.iban !== answer.resolution.formulaIban) wrong += 1;
      }
    return wrong / certain;
  });
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`**${Math.round(share * 100)} %**`);
});
