import { expect, test } from 'vitest';
import { digits, forEachPairOfDamages, random } from '../../../tests/support/damagedTexts.ts';
import { parseAmount } from '../giroCode/amount.ts';
import { readAccountNumber } from './readNumber.ts';

const someAmount = () => {
  const euro = String(1 + random(10 ** (1 + random(9)) - 1));
  const cents = digits(2);
  return random(2) === 0 ? `${euro},${cents}` : `${euro.replace(/\B(?=(?:\d{3})+$)/g, '.')},${cents} €`;
};
const centsOf = (amount: string) => Number(amount.replace(/\D/g, ''));

test('a damaged amount is the undamaged one, or is refused', () => {
  let read = 0;
  forEachPairOfDamages(15, someAmount, (given, original) => {
    const amount = parseAmount(given);
    if (!amount.ok) return;
    expect(amount.cents, JSON.stringify(given)).toBe(centsOf(original));
    read += 1;
  });
  expect(read).toBeGreaterThan(1000);
});

test('a damaged account number is the undamaged one, or is refused', () => {
  let read = 0;
  forEachPairOfDamages(
    12,
    () => `${1 + random(9)}${digits(3 + random(5))}`,
    (given, original) => {
      const account = readAccountNumber(given);
      if (account.digits === null) return;
      expect(account.digits, JSON.stringify(given)).toBe(original);
      read += 1;
    },
  );
  expect(read).toBeGreaterThan(1000);
});
