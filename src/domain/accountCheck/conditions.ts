import { ACCOUNT_NUMBER_LENGTH } from '../account/account.ts';
import { type Condition, type Digits, digitAt } from './methodSteps.ts';

/** A „Kontonummernkreis“: from one account number to another, both included. */
export function between(first: number, last: number): Condition {
  const [from, to] = [paddedDigits(first), paddedDigits(last)];
  return (account) => difference(account, from) >= 0 && difference(account, to) <= 0;
}

function paddedDigits(number: number): Digits {
  return Uint8Array.from(String(number).padStart(ACCOUNT_NUMBER_LENGTH, '0'), Number);
}

/** That of the first digits that differ: positive if the first number is greater. */
function difference(one: Digits, other: Digits): number {
  let position = 1;
  while (position < ACCOUNT_NUMBER_LENGTH && digitAt(one, position) === digitAt(other, position)) position++;
  return digitAt(one, position) - digitAt(other, position);
}

/** „6- bis 9-stellig“: the number of digits without the zeros on the left. */
export function hasLength(least: number, most: number = least): Condition {
  return between(10 ** (least - 1), 10 ** most - 1);
}

/** The first digits, of which the zeros on the left are a part. */
export function startsWith(digits: string): Condition {
  const wanted = Array.from(digits, Number);
  return (account) => wanted.every((digit, index) => digit === account[index]);
}

/** The digit at the position (1 = left … 10 = right) is one of these. */
export function hasOneOf(digits: string, position: number): Condition {
  const isOneOf = Array.from('0123456789', (digit) => digits.includes(digit));
  return (account) => isOneOf[digitAt(account, position)] === true;
}

/** The two digits from a position on are in the list, which may hold spans: `51 55 64-66`. */
export function hasPairOf(list: string, position = 1): Condition {
  const isInList = new Array(100).fill(false);
  for (const span of list.split(' ')) {
    const [from = 0, to = from] = span.split('-').map(Number);
    isInList.fill(true, from, to + 1);
  }
  return (account) => isInList[10 * digitAt(account, position) + digitAt(account, position + 1)];
}
