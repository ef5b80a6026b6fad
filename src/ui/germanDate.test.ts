import { expect, it } from 'vitest';
import { germanDate, germanDayInDigits, germanMonth, localDay } from './germanDate.ts';

it.each([
  ['a day', '2016-02-01', '1.\u00a0Februar\u00a02016'],
  ['a month', '2025-10', 'Oktober\u00a02025'],
  ['a year', '2019', '2019'],
])('%s is written as precisely as it is known', (_, date, words) => {
  expect(germanDate(date)).toBe(words);
});

it('the month of a day is written without the day', () => {
  expect(germanMonth('2026-12-31')).toBe('Dezember\u00a02026');
});

it('a day in digits keeps its zeros', () => {
  expect(germanDayInDigits(localDay(new Date(2026, 11, 6)))).toBe('06.12.2026');
});
