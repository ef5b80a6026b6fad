import {
  type Addition,
  type Calculation,
  type CheckDigit,
  calculation,
  type Positions,
  SAME_AS_DIGIT_BEFORE,
} from './calculation.ts';

/** No digit fits this remainder: the account number cannot be used. */
const NO_CHECK_DIGIT = undefined;

const product = (value: number) => value;
/** Quersumme, „Q“. */
const digitSum = (value: number) => Math.floor(value / 10) + (value % 10);
/** „nur die Einerstelle“. */
const unitDigit = (value: number) => value % 10;

/**
 * Makes a word for the tables: `as06('4-9>10', '234567')` reads „Stellen 4 bis 9, Prüfziffer in Stelle 10, Gewichtung
 * 2, 3, 4, 5, 6, 7 von rechts nach links; Berechnung und mögliche Ergebnisse entsprechen dem Verfahren 06“.
 *
 * @param checkDigits by remainder; their number is the divisor
 */
function procedure(
  name: string,
  term: (product: number) => number,
  checkDigits: readonly CheckDigit[],
  addend = 0,
) {
  const terms = Uint8Array.from({ length: 100 }, (_, value) => term(value));
  const complete = { name, terms, divisor: checkDigits.length, checkDigits };
  return (positions: Positions, weights: string, addition: Addition = { addend }): Calculation =>
    calculation(complete, positions, weights, addition);
}

const TEN_MINUS_REMAINDER = [0, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const ELEVEN_MINUS_REMAINDER = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const REMAINDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const as00 = procedure('00', digitSum, TEN_MINUS_REMAINDER);
export const as01 = procedure('01', product, TEN_MINUS_REMAINDER);
export const as02 = procedure('02', product, [0, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]);
export const as06 = procedure('06', product, [0, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as11 = procedure('11', product, [0, 9, ...ELEVEN_MINUS_REMAINDER]);
export const as16 = procedure('16', product, [0, SAME_AS_DIGIT_BEFORE, ...ELEVEN_MINUS_REMAINDER]);
/** The addend is −1. A sum of 0 leaves −1, for which there is no check digit. */
export const as17 = procedure('17', digitSum, [0, ...ELEVEN_MINUS_REMAINDER, 0], -1);
/** The digit sum, repeated until one digit is left, is the remainder by 9, with 9 for 0. */
export const as21 = procedure('21', digitSum, [1, 9, 8, 7, 6, 5, 4, 3, 2]);
export const as22 = procedure('22', unitDigit, TEN_MINUS_REMAINDER);
export const as31 = procedure('31', product, [...REMAINDER, NO_CHECK_DIGIT]);
export const as35 = procedure('35', product, [...REMAINDER, SAME_AS_DIGIT_BEFORE]);
export const as54 = procedure('54', product, [NO_CHECK_DIGIT, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]);
/** For the numbers of method 56 that start with 9; the others follow 54. */
export const as56 = procedure('56', product, [8, 7, ...ELEVEN_MINUS_REMAINDER]);
export const as66 = procedure('66', product, [1, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as71 = procedure('71', product, [0, 1, ...ELEVEN_MINUS_REMAINDER]);
export const as89 = procedure('89', digitSum, [0, 0, ...ELEVEN_MINUS_REMAINDER]);
export const as97 = procedure('97', product, [...REMAINDER, 0]);
export const asD7 = procedure('D7', digitSum, REMAINDER);
/** Method 74: the difference to the next „Halbdekade“, which is the next number that ends in 5. */
export const halfDecade = procedure('half-decade', digitSum, [5, 4, 3, 2, 1, 0, 9, 8, 7, 6]);
export const modulus7 = procedure('modulus-7', product, [0, 6, 5, 4, 3, 2, 1]);
export const modulus7DigitSums = procedure('modulus-7-digit-sums', digitSum, [0, 6, 5, 4, 3, 2, 1]);
export const modulus9 = procedure('modulus-9', product, [0, 8, 7, 6, 5, 4, 3, 2, 1]);
