import { ACCOUNT_NUMBER_LENGTH, type AccountNumber } from '../account/accountNumber.ts';
import { digitAt } from './calculation.ts';

export type Condition = (account: AccountNumber) => boolean;

/** The „Kontonummernkreis“ from one account number to another, both included. */
export function between(first: number, last: number): Condition {
  const from = String(first).padStart(ACCOUNT_NUMBER_LENGTH, '0');
  const to = String(last).padStart(ACCOUNT_NUMBER_LENGTH, '0');
  return (account) => account >= from && account <= to;
}

/** „6- bis 9-stellig“: the number of digits without the zeros on the left. */
export function hasLength(least: number, most: number = least): Condition {
  return between(10 ** (least - 1), 10 ** most - 1);
}

/** The digits from a position on (1 = left … 10 = right) are these. */
export function hasDigits(digits: string, position = 1): Condition {
  return (account) => account.startsWith(digits, position - 1);
}

/** The digit at the position is one of these. */
export function hasOneOf(digits: string, position: number): Condition {
  let allowed = 0;
  for (const digit of digits) allowed |= 1 << Number(digit);
  return (account) => ((allowed >> digitAt(account, position)) & 1) === 1;
}

/** The two digits from a position on are in the list, which may hold spans: `51 55 64-66`. */
export function hasPairOf(list: string, position = 1): Condition {
  const allowed = new Uint8Array(100);
  for (const part of list.split(' ')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    allowed.fill(1, from, to + 1);
  }
  return (account) => allowed[digitAt(account, position) * 10 + digitAt(account, position + 1)] === 1;
}
