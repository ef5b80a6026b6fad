import { expect, test } from 'vitest';
import { isDay, isTooEarly, lastDayOf, validityDays, validityOf } from './validityCalendar.ts';

test('the files become valid on the Monday after the first Saturday of March, June, September and December', () => {
  expect(validityDays(2024)).toEqual(['2024-03-04', '2024-06-03', '2024-09-09', '2024-12-09']);
  expect(validityDays(2025)).toEqual(['2025-03-03', '2025-06-09', '2025-09-08', '2025-12-08']);
  expect(validityDays(2026)).toEqual(['2026-03-09', '2026-06-08', '2026-09-07', '2026-12-07']);
});

test('a file is valid up to the day before the next one', () => {
  expect(lastDayOf('2026-09-07')).toBe('2026-12-06');
  expect(lastDayOf('2026-12-07')).toBe('2027-03-07');
  expect(() => lastDayOf('9999-12-31')).toThrow('no day of validity follows 9999-12-31');
});

test.each([
  ['a day of validity in the name counts', 'blz_2025-06-09_bis_2025-09-07.csv', '2025-06-09'],
  ['so does one without hyphens', 'BLZ_20261207.txt', '2026-12-07'],
  ['a day on which no file becomes valid does not', 'geladen-2026-11-19.txt', undefined],
  ['“aktuell” means the quarter of today', 'blz-aktuell-csv-data.csv', '2026-09-07'],
  ['“neu” means the next quarter', 'blz-neu-txt-data.txt', '2026-12-07'],
  ['any other name says nothing', 'BLZ.txt', undefined],
])('%s', (_name, fileName, validFrom) => {
  expect(validityOf(fileName, '2026-11-20')?.validFrom).toBe(validFrom);
});

test('in January the quarter of today began in the year before', () => {
  const quarter = { validFrom: '2026-12-07', validUntil: '2027-03-07' };
  expect(validityOf('blz-aktuell.txt', '2027-01-10')).toEqual(quarter);
});

test('on its first day a file is already that of the quarter', () => {
  expect(validityOf('blz-aktuell.txt', '2026-12-06')?.validFrom).toBe('2026-09-07');
  expect(validityOf('blz-aktuell.txt', '2026-12-07')?.validFrom).toBe('2026-12-07');
});

test('a file of the next quarter can have come out a month and a half before, but not a whole quarter', () => {
  expect(isTooEarly('2026-12-07', '2026-10-23')).toBe(false);
  expect(isTooEarly('2026-12-07', '2026-10-22')).toBe(true);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['7.12.2026', false],
  ['', false],
])('“%s” is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
