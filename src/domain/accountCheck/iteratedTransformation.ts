import { type Condition, digitAt } from './methodSteps.ts';

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
