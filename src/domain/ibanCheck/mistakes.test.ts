import { describe, expect, test } from 'vitest';
import { mistakesIn } from './mistakes.ts';

const RIGHT = 'DE89370400440532013000';

function counts(text: string): Record<string, number> {
  const byMistake: Record<string, number> = {};
  for (const { mistake } of mistakesIn(text)) byMistake[mistake] = (byMistake[mistake] ?? 0) + 1;
  return byMistake;
}

/** Of 20 digits with 4 pairs of like neighbours: 15 swaps, 9 other digits for each. */
const OF_20_DIGITS = { swap: 15, 'wrong-digit': 130, 'neighbouring-key': 50 };

test.each<[string, string, Record<string, number>]>([
  ['20 digits', RIGHT, OF_20_DIGITS],
  ['a letter among them', 'DE8937O400440532013000', { 'look-alike': 1, ...OF_20_DIGITS }],
  ['19 digits: 10 at 20 positions', RIGHT.slice(0, -1), { 'missing-digit': 165, 'missing-double': 35 }],
  ['21 digits, 7 of them in runs of two and three', `${RIGHT}1`, { 'extra-digit': 14, doubled: 7 }],
  ['20 digits without a country', RIGHT.slice(2), { 'missing-country': 1 }],
  ['21 digits without a country', `${RIGHT.slice(2)}1`, {}],
  ['another country', `FE${RIGHT.slice(2)}`, { 'wrong-country': 1 }],
  ['another country and a digit too few', `FE${RIGHT.slice(2, -1)}`, {}],
  ['two digits too few', RIGHT.slice(0, -2), {}],
])('%s', (_name, text, expected) => {
  expect(counts(text)).toEqual(expected);
});

describe('each attempt undoes one mistake', () => {
  test('each surplus digit is left out once, and like neighbours count as typed twice', () => {
    const text = 'DE11220000000000000000045';
    const attempts = [...mistakesIn(text.slice(0, 23))];
    expect(attempts).toHaveLength(21);
    for (const [index, { iban, leftOutAt }] of attempts.entries())
      expect([leftOutAt, iban]).toEqual([index + 2, text.slice(0, index + 2) + text.slice(index + 3, 23)]);
    const kinds = [...mistakesIn('DE123345678901234567890')].map(({ mistake }) => mistake);
    expect(kinds.flatMap((kind, index) => (kind === 'doubled' ? [index + 2] : []))).toEqual([4, 5]);
  });

  test('a missing digit beside the same one counts as typed once too little', () => {
    const attempts = [...mistakesIn('DE1234567890123456789')];
    const doubles = attempts.filter(({ mistake }) => mistake === 'missing-double');
    expect(doubles).toHaveLength(2 * 19);
    for (const { iban, changedAt } of doubles) {
      const [position = 0] = changedAt;
      expect([iban.charAt(position - 1), iban.charAt(position + 1)]).toContain(iban.charAt(position));
    }
  });

  test('keys beside and above each other are likelier than others', () => {
    const nearTo = (digit: string) =>
      [...mistakesIn(`DE${digit.repeat(20)}`)]
        .filter(({ mistake, changedAt }) => mistake === 'neighbouring-key' && changedAt[0] === 2)
        .map(({ iban }) => iban.charAt(2))
        .join('');
    expect(['0', '1', '5', '9'].map(nearTo)).toEqual(['12', '024', '2468', '68']);
  });
});
