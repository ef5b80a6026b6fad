import { type Condition, digitAt, type Method } from './methodSteps.ts';

/** Method 77: the check digit takes part; the sum over positions 6–10 has to be divisible by 11. */
function isDivisibleBy11(weights: readonly number[]): Condition {
  return (account) =>
    weights.reduce((sum, weight, i) => sum + digitAt(account, 6 + i) * weight, 0) % 11 === 0;
}

export const method77: Method = [isDivisibleBy11([5, 4, 3, 2, 1]), isDivisibleBy11([5, 4, 3, 4, 5])];
