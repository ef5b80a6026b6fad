import { ACCOUNT_NUMBER_LENGTH, type AccountNumber } from '../account/accountNumber.ts';

/** A „Kontonummernkreis“: from one account number to another, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The digits from a position on (1 = left … 10 = right) are in the set. */
export interface DigitsAt {
  readonly position: number;
  readonly length: number;
  readonly allowed: ReadonlySet<string>;
}

export type Condition = Range | DigitsAt;

export function between(from: number, to: number): Range {
  return { from, to };
}

/** „6- bis 9-stellig“: the number of digits without the zeros on the left. */
export function hasLength(least: number, most: number = least): Range {
  return between(10 ** (least - 1), 10 ** most - 1);
}

/** The first digits, of which the zeros on the left are a part. */
export function startsWith(digits: string): Range {
  const fill = (digit: string) => Number(digits.padEnd(ACCOUNT_NUMBER_LENGTH, digit));
  return between(fill('0'), fill('9'));
}

/** The digit at the position is one of these. */
export function hasOneOf(digits: string, position: number): DigitsAt {
  return { position, length: 1, allowed: new Set(digits) };
}

/** The two digits from a position on are in the list, which may hold spans: `51 55 64-66`. */
export function hasPairOf(list: string, position = 1): DigitsAt {
  const allowed = new Set<string>();
  for (const part of list.split(' ')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let pair = from; pair <= to; pair++) allowed.add(String(pair).padStart(2, '0'));
  }
  return { position, length: 2, allowed };
}

export function isMet(condition: Condition, account: AccountNumber): boolean {
  if ('allowed' in condition) {
    const start = condition.position - 1;
    return condition.allowed.has(account.slice(start, start + condition.length));
  }
  const number = Number(account);
  return number >= condition.from && number <= condition.to;
}
