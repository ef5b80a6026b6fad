import { ACCOUNT_NUMBER_LENGTH, type AccountNumber } from '../account/accountNumber.ts';
import { digitAt } from './calculation.ts';

/** A „Kontonummernkreis“: from one account number to another, both included. */
export interface Range {
  readonly from: AccountNumber;
  readonly to: AccountNumber;
}

/** The digits from a position on (1 = left … 10 = right) form an allowed number. */
export interface DigitsAt {
  readonly position: number;
  readonly length: number;
  /** 1 for each number that is allowed, 0 for the others. */
  readonly allowed: Uint8Array;
}

export type Condition = Range | DigitsAt;

export function between(first: number, last: number): Range {
  const padded = (number: number) => String(number).padStart(ACCOUNT_NUMBER_LENGTH, '0') as AccountNumber;
  return { from: padded(first), to: padded(last) };
}

/** „6- bis 9-stellig“: the number of digits without the zeros on the left. */
export function hasLength(least: number, most: number = least): Range {
  return between(10 ** (least - 1), 10 ** most - 1);
}

/** The first digits, of which the zeros on the left are a part. */
export function startsWith(digits: string): Range {
  const padded = (digit: string) => digits.padEnd(ACCOUNT_NUMBER_LENGTH, digit) as AccountNumber;
  return { from: padded('0'), to: padded('9') };
}

/** The digit at the position is one of these. */
export function hasOneOf(digits: string, position: number): DigitsAt {
  const allowed = new Uint8Array(10);
  for (const digit of digits) allowed[Number(digit)] = 1;
  return { position, length: 1, allowed };
}

/** The two digits from a position on are in the list, which may hold spans: `51 55 64-66`. */
export function hasPairOf(list: string, position = 1): DigitsAt {
  const allowed = new Uint8Array(100);
  for (const part of list.split(' ')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    allowed.fill(1, from, to + 1);
  }
  return { position, length: 2, allowed };
}

export function isMet(condition: Condition, account: AccountNumber): boolean {
  if ('from' in condition) return account >= condition.from && account <= condition.to;
  const { position, length, allowed } = condition;
  let number = 0;
  for (let next = position; next < position + length; next++) number = number * 10 + digitAt(account, next);
  return allowed[number] === 1;
}
