import type { AccountNumber } from '../account/accountNumber.ts';

/**
 * Check-digit methods 13 and 63 at one place instead of two: six digits weighted 2, 1, 2, 1, 2, 1 from the right with
 * digit sums, the check digit behind them completes the sum to a multiple of ten. The methods themselves accept the
 * check digit at position 8 or, where the sub-account 00 was omitted, at position 10; a rule has to know which.
 *
 * @param position 8 for an account number with its sub-account, 10 for one without
 */
export function checkDigitFits(accountNumber: AccountNumber, position: 8 | 10): boolean {
  let sum = accountNumber.charCodeAt(position - 1) - 48;
  for (let step = 1; step <= 6; step += 1) {
    const digit = accountNumber.charCodeAt(position - 1 - step) - 48;
    sum += step % 2 === 0 ? digit : (DIGIT_SUM_OF_DOUBLE[digit] ?? 0);
  }
  return sum % 10 === 0;
}

const DIGIT_SUM_OF_DOUBLE = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
