import type { AccountNumber } from '../account/accountNumber.ts';
import { digitAt } from './calculation.ts';
import type { Step } from './steps.ts';

/** The first position whose digit counts: 3–6 at the beginning count as 0, a 9 makes 0 of the first three digits. */
function firstPosition(account: AccountNumber): number {
  const first = digitAt(account, 1);
  let position = first === 9 ? 4 : first >= 3 && first <= 6 ? 2 : 1;
  while (position < 10 && digitAt(account, position) === 0) position++;
  return position;
}

/** Of every digit its product, plus its weight, by modulus 11: the terms of methods 24 and B9. */
export function remainderOfTerm(digit: number, weight: number): number {
  return (digit * weight + weight) % 11;
}

/** Method 24: from the first digit that is not 0, weights 1, 2, 3, 1, … to the right; the remainders are added. */
export const method24: Step = (account) => {
  let position = firstPosition(account);
  // 9000000000 and its like have no digit to begin with.
  if (position === 10) return undefined;
  let sum = 0;
  let weight = 1;
  for (; position <= 9; position++) {
    sum += remainderOfTerm(digitAt(account, position), weight);
    weight = (weight % 3) + 1;
  }
  return sum % 10 === digitAt(account, 10) ? 'valid' : undefined;
};
