import { type Condition, type Digits, digitAt } from './methodSteps.ts';

/** The first position whose digit counts. A first digit 3–6 counts as 0; a first digit 9 makes the first three 0. */
function firstPosition(account: Digits): number {
  const first = digitAt(account, 1);
  let position = first === 9 ? 4 : first >= 3 && first <= 6 ? 2 : 1;
  while (position < 10 && digitAt(account, position) === 0) position++;
  return position;
}

/** The remainder by 11 of the product plus the weight: the term of a digit in methods 24 and B9. */
export function remainderOfTerm(digit: number, weight: number): number {
  return (digit * weight + weight) % 11;
}

/** Method 24: from the first digit that is not 0, weights 1, 2, 3, 1, … to the right; the remainders are added. */
export const method24: Condition = (account) => {
  let position = firstPosition(account);
  // Numbers such as 9000000000 have no digit to begin with.
  if (position === 10) return false;
  let sum = 0;
  let weight = 1;
  for (; position <= 9; position++) {
    sum += remainderOfTerm(digitAt(account, position), weight);
    weight = (weight % 3) + 1;
  }
  return sum % 10 === digitAt(account, 10);
};
