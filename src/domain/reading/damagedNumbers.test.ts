import { expect, test } from 'vitest';
import {
  digits,
  forEachPairOfDamages,
  random,
  someIban,
  whatItMeans,
} from '../../../tests/support/damagedTexts.ts';
import { parseAmount } from '../giroCode/amount.ts';
import { readPayeeIban } from '../giroCode/payeeIban.ts';
import { readIban } from '../iban/iban.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { readAccountNumber } from './readNumber.ts';

const someAmount = () => {
  const euro = String(1 + random(10 ** (1 + random(9)) - 1));
  const cents = digits(2);
  return random(2) === 0 ? `${euro},${cents}` : `${euro.replace(/\B(?=(?:\d{3})+$)/g, '.')},${cents} €`;
};
const centsOf = (amount: string) => Number(amount.replace(/\D/g, ''));

const amountIn = (text: string) => {
  const amount = parseAmount(text);
  return amount.ok ? amount.cents : null;
};
const payeeIn = (text: string) => {
  const payee = readPayeeIban(text);
  return payee.ok ? payee.iban : null;
};
const rightIbanIn = (cell: string) => {
  const iban = readIban(cell);
  return iban === null || checkIban(iban).problems.length > 0 ? null : iban;
};
const someAccount = () => `${1 + random(9)}${digits(3 + random(5))}`;

test.each([
  ['amount', someAmount, amountIn, centsOf],
  ['account number', someAccount, (text: string) => readAccountNumber(text).digits, String],
  ['IBAN of the payee of a GiroCode', someIban, payeeIn, whatItMeans],
  ['IBAN of a field or cell', someIban, rightIbanIn, whatItMeans],
])('a damaged %s is the undamaged one, or is refused', (_name, make, readIn, meaningOf) => {
  let read = 0;
  forEachPairOfDamages(12, make, (given, original) => {
    const number = readIn(given);
    if (number === null) return;
    expect(number, JSON.stringify(given)).toBe(meaningOf(original));
    read += 1;
  });
  expect(read).toBeGreaterThan(1000);
});
