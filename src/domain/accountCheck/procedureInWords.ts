import { type Calculation, type Procedure, SAME_AS_DIGIT_BEFORE } from './calculation.ts';

/** What a procedure does with the products and with the remainder, in English. */
export function procedureInWords(procedure: Procedure): {
  readonly terms: string;
  readonly checkDigit: string;
} {
  return { terms: termsInWords(procedure), checkDigit: checkDigitInWords(procedure) };
}

function termsInWords({ terms }: Procedure): string {
  if (terms[12] === 12) return 'products';
  return terms[12] === 3 ? 'digit sums of the products' : 'unit digits of the products';
}

/** Ways to get a digit from a remainder; the first that fits most remainders is the rule, the others are exceptions. */
const WAYS: readonly { words: string; digit: (remainder: number, divisor: number) => number }[] = [
  { words: 'the remainder', digit: (remainder) => remainder },
  { words: '{divisor} − remainder', digit: (remainder, divisor) => divisor - remainder },
  { words: '10 − remainder', digit: (remainder) => 10 - remainder },
  { words: 'the unit digit of 15 − remainder', digit: (remainder) => (15 - remainder) % 10 },
];

function checkDigitInWords({ divisor, checkDigits }: Procedure): string {
  const exceptionsTo = (way: (typeof WAYS)[number]) =>
    [...checkDigits.keys()].filter((remainder) => checkDigits[remainder] !== way.digit(remainder, divisor));
  const way = WAYS.reduce((best, other) =>
    exceptionsTo(other).length < exceptionsTo(best).length ? other : best,
  );
  const exceptions = exceptionsTo(way).map((remainder) => {
    const digit = checkDigits[remainder];
    if (digit === SAME_AS_DIGIT_BEFORE) return `remainder ${remainder}: the digit before the check digit`;
    return `remainder ${remainder}: ${digit === undefined ? 'the number is wrong' : digit}`;
  });
  return [way.words.replace('{divisor}', String(divisor)), ...exceptions].join('; ');
}

/** Procedure, positions, weights and check digit of one calculation, in English. */
export function calculationInWords({ procedure, weights, checkPosition, addend }: Calculation): string {
  const first = weights.findIndex((weight) => weight > 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  const fromRight = shortestPeriod([...weights.slice(first, last + 1)].reverse());
  const start = addend === 0 ? '' : `, the sum starting at ${String(addend).replace('-', '−')}`;
  return `procedure ${procedure.name} over positions ${first}–${last}, weights ${fromRight.join(' ')}${start}, check digit at ${checkPosition}`;
}

function shortestPeriod(weights: readonly number[]): readonly number[] {
  let length = 1;
  while (weights.some((weight, i) => weight !== weights[i % length])) length++;
  return weights.slice(0, length);
}
