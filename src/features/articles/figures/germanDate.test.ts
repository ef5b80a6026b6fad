import { expect, it } from 'vitest';
import { germanDate } from './germanDate.ts';

it.each([
  ['a day', '2016-02-01', '1.\u00a0Februar 2016'],
  ['a month', '2025-10', 'Oktober 2025'],
  ['a year', '2019', '2019'],
])('%s is written as exactly as it is known', (_, date, words) => {
  expect(germanDate(date)).toBe(words);
});
