import type { AccountNumber } from '../account/accountNumber.ts';

/** The check digit has to repeat the digit before it (methods 16, 23 and 35). */
export const SAME_AS_DIGIT_BEFORE = 'same-as-digit-before';

/** `undefined` if no digit fits the remainder. */
export type CheckDigit = number | typeof SAME_AS_DIGIT_BEFORE | undefined;

/** How products become a sum, and the remainder of the sum a check digit. */
export interface Procedure {
  /** The method whose text defines the procedure, if it is one („Berechnung und Ergebnisse entsprechen …“). */
  readonly name: string;
  /** What is added for a product from 0 to 99, by product. */
  readonly terms: Uint8Array;
  readonly divisor: number;
  /** By remainder. */
  readonly checkDigits: readonly CheckDigit[];
}

/** `4-9>10`: the digits at positions 4 to 9 (Stellen, 1 = left, 10 = right) give the check digit at position 10. */
export type Positions = `${number}-${number}>${number}`;

/** What is added to the sum besides the digits of the account number. */
export interface Addition {
  readonly addend?: number;
  /** Digits before the first position; the weights continue over them. */
  readonly precededBy?: string;
}

/** One „Variante“: the digits, weights and procedure that give the check digit, and its position. */
export interface Calculation {
  readonly procedure: Procedure;
  /** 1–10. */
  readonly checkPosition: number;
  /** The weight of position p is `weights[p]`. */
  readonly weights: Uint8Array;
  readonly addend: number;
}

/**
 * Reads one line of a method's table.
 *
 * @param weights the „Gewichtung“ as the Bundesbank writes it: one character per position from the last one leftwards,
 *   repeated as needed; A = 10, B = 11
 */
export function calculation(
  procedure: Procedure,
  positions: Positions,
  weights: string,
  { addend = 0, precededBy = '' }: Addition = {},
): Calculation {
  const [from = 0, to = 0, checkPosition = 0] = positions.split(/[->]/).map(Number);
  const weightOf = (place: number) => Number.parseInt(weights.charAt(place % weights.length), 36);
  const byPosition = new Uint8Array(11);
  for (let position = to; position >= from; position--) byPosition[position] = weightOf(to - position);
  let sum = addend;
  for (let i = 0; i < precededBy.length; i++) {
    const place = to - from + precededBy.length - i;
    sum += procedure.terms[Number(precededBy[i]) * weightOf(place)] as number;
  }
  return { procedure, checkPosition, weights: byPosition, addend: sum };
}

/** The digit at a position (1 = left … 10 = right). */
export function digitAt(account: AccountNumber, position: number): number {
  return account.charCodeAt(position - 1) - 48;
}

/** The sum of the weighted digits, of their digit sums or of their unit digits, depending on the procedure. */
export function weightedSum(line: Calculation, account: AccountNumber): number {
  const { terms } = line.procedure;
  let sum = line.addend;
  for (let position = 1; position <= 10; position++)
    sum += terms[(line.weights[position] as number) * digitAt(account, position)] as number;
  return sum;
}

/** The digit that has to be at `checkPosition`; `undefined` if none fits. */
export function expectedCheckDigit(line: Calculation, account: AccountNumber): number | undefined {
  const { divisor, checkDigits } = line.procedure;
  const expected = checkDigits[weightedSum(line, account) % divisor];
  return expected === SAME_AS_DIGIT_BEFORE ? digitAt(account, line.checkPosition - 1) : expected;
}

export function fits(line: Calculation, account: AccountNumber): boolean {
  return expectedCheckDigit(line, account) === digitAt(account, line.checkPosition);
}
