import { expect, test } from 'vitest';
import { chooseDirectory, dayInGermany } from './bankDirectory.ts';

const september = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
const december = { validFrom: '2026-12-07', validUntil: '2027-03-07' };

test.each([
  ['the first is valid on its first day', '2026-09-06T22:00:00Z', september, 'valid'],
  ['the first is valid in the last second of its last day', '2026-12-06T22:59:59Z', september, 'valid'],
  ['the second is valid from midnight in Germany', '2026-12-06T23:00:00Z', december, 'valid'],
  ['the second is valid on its last day', '2027-03-07T22:59:59Z', december, 'valid'],
  ['the second is used after its last day, as expired', '2027-03-07T23:00:00Z', december, 'expired'],
  ['the first is used before both, as not yet valid', '2026-09-06T21:59:59Z', september, 'not-yet-valid'],
])('of two directories that follow each other: %s', (_name, now, directory, status) => {
  expect(chooseDirectory([september, december], new Date(now))).toEqual({ directory, status });
  expect(chooseDirectory([december, september], new Date(now))).toEqual({ directory, status });
});

test('in a gap between two directories the older one is used, as expired', () => {
  const march = { validFrom: '2027-03-08', validUntil: '2027-06-06' };
  const chosen = chooseDirectory([march, september], new Date('2027-01-15T12:00:00Z'));
  expect(chosen).toEqual({ directory: september, status: 'expired' });
});

test('of two directories that overlap the newer one is used', () => {
  const early = { ...december, validFrom: '2026-11-30' };
  expect(chooseDirectory([september, early], new Date('2026-12-01T12:00:00Z')).directory).toBe(early);
});

test('without a directory there is nothing to choose', () => {
  expect(() => chooseDirectory([], new Date('2026-12-01T12:00:00Z'))).toThrow('no bank directory');
});

test.each([
  ['the last second before midnight in winter', '2026-12-06T22:59:59Z', '2026-12-06'],
  ['midnight in winter', '2026-12-06T23:00:00Z', '2026-12-07'],
  ['the last second before midnight in summer', '2027-06-06T21:59:59Z', '2027-06-06'],
  ['midnight in summer', '2027-06-06T22:00:00Z', '2027-06-07'],
  ['midnight before the clocks go forward', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['midnight after the clocks went forward', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['midnight before the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['midnight after the clocks went back', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['New Year', '2026-12-31T23:00:00Z', '2027-01-01'],
])('%s belongs to the right day in Germany', (_name, now, day) => {
  expect(dayInGermany(new Date(now))).toBe(day);
});
