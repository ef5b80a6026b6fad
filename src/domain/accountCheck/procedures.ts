/** No digit fits this remainder: the account number cannot be used. */
const NO_CHECK_DIGIT = undefined;
/** At this remainder the check digit has to repeat the digit before it (methods 16, 23 and 35). */
const SAME_AS_DIGIT_BEFORE = 'same-as-digit-before';

type CheckDigit = number | typeof NO_CHECK_DIGIT | typeof SAME_AS_DIGIT_BEFORE;

/** Whose wording the procedure follows („Berechnung und mögliche Ergebnisse entsprechen dem Verfahren …“). */
export type ProcedureName =
  | '00'
  | '01'
  | '02'
  | '06'
  | '11'
  | '16'
  | '17'
  | '21'
  | '22'
  | '31'
  | '35'
  | '54'
  | '56'
  | '66'
  | '71'
  | '89'
  | '97'
  | 'D7'
  | 'half-decade'
  | 'modulus-7'
  | 'modulus-7-digit-sums'
  | 'modulus-9';

/** How products become a sum, and the remainder of the sum a check digit. */
export interface Procedure {
  readonly name: ProcedureName;
  /** What of a product (0–99) enters the sum, by product. */
  readonly terms: Uint8Array;
  readonly divisor: number;
  /** The check digit by remainder. */
  readonly checkDigits: readonly CheckDigit[];
}

const product = (value: number) => value;
/** Quersumme, „Q“. */
const digitSum = (value: number) => Math.floor(value / 10) + (value % 10);
/** „nur die Einerstelle“. */
const unitDigit = (value: number) => value % 10;

function procedure(
  name: ProcedureName,
  term: (product: number) => number,
  checkDigits: readonly CheckDigit[],
): Procedure {
  const terms = Uint8Array.from({ length: 100 }, (_, value) => term(value));
  return { name, terms, divisor: checkDigits.length, checkDigits };
}

const TEN_MINUS_REMAINDER = [0, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const ELEVEN_MINUS_REMAINDER = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const REMAINDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The procedures of the methods. The list at the end gives the check digit by remainder; its length is the modulus.
 *
 * Source: Deutsche Bundesbank, „Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit“.
 */
export const PROCEDURES = {
  as00: procedure('00', digitSum, TEN_MINUS_REMAINDER),
  as01: procedure('01', product, TEN_MINUS_REMAINDER),
  as02: procedure('02', product, [0, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]),
  as06: procedure('06', product, [0, 0, ...ELEVEN_MINUS_REMAINDER]),
  as11: procedure('11', product, [0, 9, ...ELEVEN_MINUS_REMAINDER]),
  as16: procedure('16', product, [0, SAME_AS_DIGIT_BEFORE, ...ELEVEN_MINUS_REMAINDER]),
  /** Always with the addend −1. A sum of 0 leaves −1, for which there is no check digit. */
  as17: procedure('17', digitSum, [0, ...ELEVEN_MINUS_REMAINDER, 0]),
  /** The digit sum repeated until one digit is left is the remainder by 9, with 9 for 0. */
  as21: procedure('21', digitSum, [1, 9, 8, 7, 6, 5, 4, 3, 2]),
  as22: procedure('22', unitDigit, TEN_MINUS_REMAINDER),
  as31: procedure('31', product, [...REMAINDER, NO_CHECK_DIGIT]),
  as35: procedure('35', product, [...REMAINDER, SAME_AS_DIGIT_BEFORE]),
  as54: procedure('54', product, [NO_CHECK_DIGIT, NO_CHECK_DIGIT, ...ELEVEN_MINUS_REMAINDER]),
  /** For the numbers of method 56 that start with 9; the others follow 54. */
  as56: procedure('56', product, [8, 7, ...ELEVEN_MINUS_REMAINDER]),
  as66: procedure('66', product, [1, 0, ...ELEVEN_MINUS_REMAINDER]),
  as71: procedure('71', product, [0, 1, ...ELEVEN_MINUS_REMAINDER]),
  as89: procedure('89', digitSum, [0, 0, ...ELEVEN_MINUS_REMAINDER]),
  as97: procedure('97', product, [...REMAINDER, 0]),
  asD7: procedure('D7', digitSum, REMAINDER),
  /** Method 74: what the sum lacks of the next „Halbdekade“, the next number that ends in 5. */
  halfDecade: procedure('half-decade', digitSum, [5, 4, 3, 2, 1, 0, 9, 8, 7, 6]),
  modulus7: procedure('modulus-7', product, [0, 6, 5, 4, 3, 2, 1]),
  modulus7DigitSums: procedure('modulus-7-digit-sums', digitSum, [0, 6, 5, 4, 3, 2, 1]),
  modulus9: procedure('modulus-9', product, [0, 8, 7, 6, 5, 4, 3, 2, 1]),
};
