import { ACCOUNT_NUMBER_LENGTH } from '../account/accountNumber.ts';
import type { Test } from './methodSteps.ts';

/** A „Kontonummernkreis“: from one account number to another, both included. */
export function between(first: number, last: number): Test {
  const padded = (number: number) => String(number).padStart(ACCOUNT_NUMBER_LENGTH, '0');
  const [from, to] = [padded(first), padded(last)];
  // All account numbers have ten digits: as texts they compare like numbers.
  return (account) => account >= from && account <= to;
}

/** „6- bis 9-stellig“: the number of digits without the zeros on the left. */
export function hasLength(least: number, most: number = least): Test {
  return between(10 ** (least - 1), 10 ** most - 1);
}

/** The first digits, of which the zeros on the left are a part. */
export function startsWith(digits: string): Test {
  return (account) => account.startsWith(digits);
}

/** The digit at the position (1 = left … 10 = right) is one of these. */
export function hasOneOf(digits: string, position: number): Test {
  return (account) => digits.includes(account.charAt(position - 1));
}

/** The two digits from a position on are in the list, which may hold spans: `51 55 64-66`. */
export function hasPairOf(list: string, position = 1): Test {
  const spans = list.split(' ').map((part) => part.split('-'));
  return (account) => {
    const pair = account.slice(position - 1, position + 1);
    return spans.some(([from = '', to = from]) => pair >= from && pair <= to);
  };
}
