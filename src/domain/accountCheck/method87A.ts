import { type Condition, digitAt } from './methodSteps.ts';

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
