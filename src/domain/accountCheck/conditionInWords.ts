import type { Condition, DigitsAt, Range } from './conditions.ts';

/** A condition in English, as the part of a sentence that follows „where“. */
export function conditionInWords(condition: Condition): string {
  return 'from' in condition ? rangeInWords(condition) : digitsInWords(condition);
}

function rangeInWords({ from, to }: Range): string {
  const [first, last] = [String(Number(from)), String(Number(to))];
  if (first === last) return `the number is ${first}`;
  const prefix = commonPrefix(from, to);
  if (/^0*$/.test(from.slice(prefix.length)) && /^9*$/.test(to.slice(prefix.length)))
    return `${positionsInWords(1, prefix.length)} ${prefix}`;
  if (/^10*$/.test(first) && /^9*$/.test(last)) return lengthInWords(first.length, last.length);
  return `it lies in ${first}–${last}`;
}

function lengthInWords(least: number, most: number): string {
  if (least === most) return `it has ${most === 1 ? 'one digit' : `${most} digits`}`;
  return `it has ${least} ${most === least + 1 ? 'or' : 'to'} ${most} digits`;
}

function commonPrefix(one: string, other: string): string {
  let length = 0;
  while (one[length] === other[length]) length++;
  return one.slice(0, length);
}

function digitsInWords({ position, length, allowed }: DigitsAt): string {
  const written = (number: number) => String(number).padStart(length, '0');
  const spans: string[] = [];
  for (let from = 0; from < allowed.length; from++) {
    if (allowed[from] === 0) continue;
    let to = from;
    while (allowed[to + 1] === 1) to++;
    spans.push(from === to ? written(from) : `${written(from)}${to === from + 1 ? ', ' : '–'}${written(to)}`);
    from = to;
  }
  return `${positionsInWords(position, length)} ${spans.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`;
}

function positionsInWords(first: number, length: number): string {
  return length === 1 ? `position ${first} is` : `positions ${first}–${first + length - 1} are`;
}
