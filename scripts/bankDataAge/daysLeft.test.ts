import { expect, it } from 'vitest';
import { daysLeft } from './daysLeft.ts';

it('counts the days to the last day of the newest directory', () => {
  expect(daysLeft(['2026-12-06', '2027-03-07', '2026-09-06'], '2027-02-14')).toBe(21);
  expect(daysLeft(['2026-12-06'], '2026-12-06')).toBe(0);
  expect(daysLeft(['2026-12-06'], '2026-12-10')).toBe(-4);
});

it('refuses to judge without a directory', () => {
  expect(() => daysLeft([], '2026-11-22')).toThrow('no bank directory');
});
