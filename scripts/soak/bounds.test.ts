import { describe, expect, it } from 'vitest';
import { atMost, flat, partOfRun } from './bounds.ts';
import { seededRandom } from './random.ts';

it('parts of a run are neighbours and cover it', () => {
  const run = Array.from({ length: 20 }, (_, index) => index);
  expect([0, 1, 2, 3, 4, 5].flatMap((part) => partOfRun(run, part, 6))).toEqual(run);
});

describe('memory is flat', () => {
  it.each([
    { early: [100, 100, 100], late: [109, 110, 900], holds: true },
    { early: [100, 100, 100], late: [110, 111, 112], holds: false },
    { early: [100, 100, 100], late: [50, 50, 50], holds: true },
    { early: [], late: [1], holds: false },
    { early: [1], late: [], holds: false },
  ])('$early → $late: $holds', ({ early, late, holds }) => {
    expect(flat('memory', early, late, 'MB', 0.1).holds).toBe(holds);
  });
});

it('a bound includes its number', () => {
  expect([atMost('crashes', 0, 0).holds, atMost('crashes', 1, 0).holds]).toEqual([true, false]);
});

it('the same seed gives the same numbers', () => {
  const numbers = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 50 }, () => random.below(1000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(new Set(numbers(7)).size).toBeGreaterThan(40);
});
