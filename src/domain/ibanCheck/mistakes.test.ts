import { expect, test } from 'vitest';
import { mistakesIn } from './mistakes.ts';

const RIGHT = 'DE89370400440532013000';

function counts(text: string): Record<string, number> {
  const byMistake: Record<string, number> = {};
  for (const { mistake } of mistakesIn(text)) byMistake[mistake] = (byMistake[mistake] ?? 0) + 1;
  return byMistake;
}

/** Of 20 digits with 4 pairs of like neighbours: 15 swaps, 9 other digits for each. */
const OF_20_DIGITS = { swap: 15, 'wrong-digit': 180 };

test.each<[string, string, Record<string, number>]>([
  ['20 digits', RIGHT, OF_20_DIGITS],
  ['a letter among them', 'DE8937O400440532013000', { 'look-alike': 1, ...OF_20_DIGITS }],
  ['19 digits: 10 at 20 positions', RIGHT.slice(0, -1), { 'missing-digit': 200 }],
  ['21 digits', `${RIGHT}1`, { 'extra-digit': 21 }],
  ['20 digits without a country', RIGHT.slice(2), { 'missing-country': 1 }],
  ['21 digits without a country', `${RIGHT.slice(2)}1`, {}],
  ['another country', `FE${RIGHT.slice(2)}`, { 'wrong-country': 1 }],
  ['another country and a digit too few', `FE${RIGHT.slice(2, -1)}`, {}],
  ['two digits too few', RIGHT.slice(0, -2), {}],
])('%s', (_name, text, expected) => {
  expect(counts(text)).toEqual(expected);
});

test('each surplus digit is left out once', () => {
  const text = 'DE112200000000000000000';
  const attempts = [...mistakesIn(text)];
  expect(attempts).toHaveLength(21);
  for (const [index, { iban, leftOutAt }] of attempts.entries())
    expect([leftOutAt, iban]).toEqual([index + 2, text.slice(0, index + 2) + text.slice(index + 3)]);
});
