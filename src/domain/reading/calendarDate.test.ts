import { expect, test } from 'vitest';
import { isCalendarDate } from './calendarDate.ts';

test.each(['01012024', '31122023', '30042024', '29022024', '29022000', '28021900', '01101999'])(
  '%s may be a date',
  (digits) => {
    expect(isCalendarDate(digits)).toBe(true);
  },
);

test.each([
  ['a day that its month has not', '31042024'],
  ['the 29th of February of an ordinary year', '29022023'],
  ['the 29th of February of 1900, which was no leap year', '29021900'],
  ['day zero', '00012024'],
  ['the 32nd', '32012024'],
  ['month zero', '01002024'],
  ['a thirteenth month', '01132024'],
  ['a year before 1900', '01011899'],
  ['a year after 2099', '01012100'],
  ['seven digits', '1012024'],
  ['nine digits', '010120241'],
  ['an account number', '532013000'],
])('%s is no date: %s', (_name, digits) => {
  expect(isCalendarDate(digits)).toBe(false);
});
