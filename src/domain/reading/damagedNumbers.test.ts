import { expect, test } from 'vitest';
import { digits, forEachPairOfDamages, random } from '../../../tests/support/damagedTexts.ts';
import { parseAmount } from '../giroCode/amount.ts';
import { readAccountNumber } from './readNumber.ts';
import { readPair } from './readPair.ts';

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

/** The code of the bank in the latest pair. */
let known = '';
const somePair = () => {
  const bankCode = `${1 + random(8)}${digits(7)}`;
  const accountNumber = `${1 + random(9)}${digits(4 + random(5))}`;
  const forms = [
    `BLZ ${bankCode}, Konto ${accountNumber}`,
    `Kontonummer: ${accountNumber}\nBLZ: ${bankCode.replace(/^(...)(...)/, '$1 $2 ')}`,
    `${bankCode}\t${accountNumber}`,
    `${accountNumber};${bankCode}`,
  ];
  known = bankCode;
  return forms[random(forms.length)] as string;
};

test('a damaged pair of numbers is the undamaged one, or none', () => {
  let read = 0;
  forEachPairOfDamages(12, somePair, (given, original) => {
    const isBankCode = (text: string) => text === known;
    const pair = readPair(given, isBankCode, true);
    if (pair.bankCode === null) return;
    const undamaged = readPair(original, isBankCode, true);
    expect({ ...pair, repairs: [] }, JSON.stringify(given)).toEqual({ ...undamaged, repairs: [] });
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
