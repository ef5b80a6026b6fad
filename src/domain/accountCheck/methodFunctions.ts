import { hasLength } from './conditions.ts';
import { type Condition, type Digits, digitAt, type Method, only } from './methodSteps.ts';

/** The „Transformationstabelle“, row by row: the digit d becomes the d-th digit of its row. */
const ROWS = ['0159374826', '0176983254', '0184629573', '0123456789'].map((row) => Array.from(row, Number));

/**
 * „Iterierte Transformation“ (methods 27, 29, 69, B8, C5): rows 1, 2, 3, 4, 1, … replace the digits from position 9
 * leftwards; the check digit completes their sum to a multiple of ten.
 */
export const iteratedTransformation: Condition = (account) => {
  let sum = 0;
  for (let position = 9; position >= 1; position--)
    sum += ROWS[(9 - position) % 4]?.[digitAt(account, position)] as number;
  return (10 - (sum % 10)) % 10 === digitAt(account, 10);
};

/** The first position whose digit counts. A first digit 3–6 counts as 0; a first digit 9 makes the first three 0. */
function firstPosition(account: Digits): number {
  const first = digitAt(account, 1);
  let position = first === 9 ? 4 : first >= 3 && first <= 6 ? 2 : 1;
  while (position < 10 && digitAt(account, position) === 0) position++;
  return position;
}

/** The remainder by 11 of the product plus the weight: the term of a digit in methods 24 and B9. */
function remainderOfTerm(digit: number, weight: number): number {
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

/** Method 77: the check digit takes part; the sum over positions 6–10 has to be divisible by 11. */
function isDivisibleBy11(weights: readonly number[]): Condition {
  return (account) =>
    weights.reduce((sum, weight, i) => sum + digitAt(account, 6 + i) * weight, 0) % 11 === 0;
}

export const method77: Method = [isDivisibleBy11([5, 4, 3, 2, 1]), isDivisibleBy11([5, 4, 3, 4, 5])];

/** What replaces a digit before the Bundesbank's routine calculates with it. */
const REPLACED = [5, 6, 2, 3, 4, 10, 1, 7, 8, 9];
/** „TAB1“ and „TAB2“: the check digit by the sum modulo 5. */
const TAB1 = [0, 4, 3, 2, 6];
const TAB2 = [7, 1, 5, 9, 8];

/**
 * Method 87, „Methode A“, which the Bundesbank publishes as a routine with two flags: C2, whether the position is
 * odd, and D2, here `turned`, which changes at every replaced digit above 5. A digit is added while the two agree and
 * subtracted while they differ. The routine passes over zeros on the left; that changes nothing, because a 0 counts
 * 5 and only the sum modulo 5 matters.
 */
export const method87A: Condition = (account) => {
  let turned = 0;
  let sum = 0;
  for (let position = 4; position <= 9; position++) {
    const odd = position % 2;
    const replaced = REPLACED[digitAt(account, position)] as number;
    const amount = replaced > 5 && odd === 0 ? 12 - replaced : replaced;
    sum += odd === turned ? amount : -amount;
    if (replaced > 5) turned = 1 - turned;
  }
  const table = turned === 0 ? TAB1 : TAB2;
  const checkDigit = table[((sum % 5) + 5) % 5] as number;
  const given = digitAt(account, 10);
  const second = digitAt(account, 4) === 0 && given === (checkDigit + 5) % 10;
  return given === checkDigit || second;
};
