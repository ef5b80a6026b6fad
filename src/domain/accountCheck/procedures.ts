import { type Condition, digitAt } from './methodSteps.ts';

/** No digit fits this remainder: the account number cannot be used. */
const NO_CHECK_DIGIT = -1;
/** The check digit has to repeat the digit before it (methods 16, 23 and 35). */
const SAME_AS_DIGIT_BEFORE = -2;

/** `4-9>10`: the digits at positions 4 to 9 (Stellen, 1 = left, 10 = right) give the check digit at position 10. */
type Positions = `${number}-${number}>${number}`;

/** What is added to the sum besides the digits of the account number. */
interface Addition {
  readonly addend?: number;
  /** Digits before the first position; the weights continue over them. */
  readonly precededBy?: string;
}

const product = (value: number) => value;
/** Quersumme, „Q“. */
const digitSum = (value: number) => Math.floor(value / 10) + (value % 10);
/** „nur die Einerstelle“. */
const unitDigit = (value: number) => value % 10;

/**
 * Makes a check-digit procedure that the tables call by name: `as06('4-9>10', '234567')` reads „Stellen 4 bis 9, Prüfziffer
 * in Stelle 10, Gewichtung 2, 3, 4, 5, 6, 7 von rechts nach links; Berechnung und mögliche Ergebnisse entsprechen dem
 * Verfahren 06“. A weight is one character, and the weights are repeated as needed; A = 10, B = 11.
 *
 * @param term what is added for a product of weight and digit
 * @param checkDigits by remainder; their number is the divisor
 * @param addend is added to the sum, unless the table gives another one
 */
function procedure(term: (product: number) => number, checkDigits: readonly number[], addend = 0) {
  return (positions: Positions, weights: string, addition: Addition = {}): Condition => {
    const [from = 0, to = 0, checkPosition = 0] = positions.split(/[->]/).map(Number);
    const termOf = (digit: number, position: number) =>
      term(digit * Number.parseInt(weights.charAt((to - position) % weights.length), 36));
    /** The term of each digit at each position. */
    const terms = Uint8Array.from({ length: 10 * to + 10 }, (_, index) =>
      termOf(index % 10, Math.floor(index / 10)),
    );
    let start = addition.addend ?? addend;
    const before = Array.from(addition.precededBy ?? '', Number);
    for (const [i, digit] of before.entries()) start += termOf(digit, from - before.length + i);
    return (account) => {
      let sum = start;
      for (let position = from; position <= to; position++)
        sum += terms[10 * position + digitAt(account, position)] as number;
      const expected = checkDigits[sum % checkDigits.length];
      const given = digitAt(account, checkPosition);
      return given === (expected === SAME_AS_DIGIT_BEFORE ? digitAt(account, checkPosition - 1) : expected);
    };
  };
}

const TEN_MINUS_REMAINDER = [0, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const ELEVEN_MINUS_REMAINDER = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const REMAINDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const as00 = procedure(digitSum, TEN_MINUS_REMAINDER);
export const as01 = procedure(product, TEN_MINUS_REMAINDER);
export const as02 = procedure(product, [0, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]);
export const as06 = procedure(product, [0, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as11 = procedure(product, [0, 9, ...ELEVEN_MINUS_REMAINDER]);
export const as16 = procedure(product, [0, SAME_AS_DIGIT_BEFORE, ...ELEVEN_MINUS_REMAINDER]);
/** The addend is −1. A sum of 0 leaves −1, for which there is no check digit. */
export const as17 = procedure(digitSum, [0, ...ELEVEN_MINUS_REMAINDER, 0], -1);
/** The digit sum, repeated until one digit is left, is the remainder by 9, with 9 for 0. */
export const as21 = procedure(digitSum, [1, 9, 8, 7, 6, 5, 4, 3, 2]);
export const as22 = procedure(unitDigit, TEN_MINUS_REMAINDER);
export const as31 = procedure(product, [...REMAINDER, NO_CHECK_DIGIT]);
export const as35 = procedure(product, [...REMAINDER, SAME_AS_DIGIT_BEFORE]);
export const as54 = procedure(product, [NO_CHECK_DIGIT, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]);
/** Numbers of method 56 that start with 9 follow this procedure; the others follow 54. */
export const as56 = procedure(product, [8, 7, ...ELEVEN_MINUS_REMAINDER]);
export const as66 = procedure(product, [1, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as71 = procedure(product, [0, 1, ...ELEVEN_MINUS_REMAINDER]);
export const as89 = procedure(digitSum, [0, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as97 = procedure(product, [...REMAINDER, 0]);
export const asD7 = procedure(digitSum, REMAINDER);
/** Method 74: the difference to the next „Halbdekade“, which is the next number that ends in 5. */
export const halfDecade = procedure(digitSum, [5, 4, 3, 2, 1, 0, 9, 8, 7, 6]);
export const modulus7 = procedure(product, [0, 6, 5, 4, 3, 2, 1]);
export const modulus7DigitSums = procedure(digitSum, [0, 6, 5, 4, 3, 2, 1]);
export const modulus9 = procedure(product, [0, 8, 7, 6, 5, 4, 3, 2, 1]);
