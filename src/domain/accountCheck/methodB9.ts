import { hasLength } from './conditions.ts';
import { remainderOfTerm } from './method24.ts';
import { type Condition, type Digits, digitAt, type Method, only } from './methodSteps.ts';

const WEIGHTS_OF_VARIANT_1 = [1, 3, 2, 1, 3, 2, 1];

function sumOfVariant1(account: Digits): number {
  return WEIGHTS_OF_VARIANT_1.reduce(
    (sum, weight, i) => sum + remainderOfTerm(digitAt(account, 9 - i), weight),
    0,
  );
}

function sumOfVariant2(account: Digits): number {
  let sum = 0;
  for (let position = 9; position >= 4; position--) sum += digitAt(account, position) * (10 - position);
  return sum;
}

/** The check digit is the remainder, or the unit digit of the remainder raised by 5. */
function remainderOrFiveMore(sum: (account: Digits) => number, divisor: number): Condition {
  return (account) => {
    const remainder = sum(account) % divisor;
    const given = digitAt(account, 10);
    return given === remainder || given === (remainder + 5) % 10;
  };
}

/** Method B9: numbers of eight and of seven digits; all others are invalid. */
export const methodB9: Method = [
  only(hasLength(8), remainderOrFiveMore(sumOfVariant1, 10)),
  only(hasLength(7), remainderOrFiveMore(sumOfVariant2, 11)),
];
