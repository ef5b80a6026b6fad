import { expect, it } from 'vitest';
import { buildDate } from './site.config.ts';

it('is the date that SOURCE_DATE_EPOCH gives, and refuses one that is no number of seconds', () => {
  expect(buildDate('1795305600')).toEqual(new Date('2026-11-22T00:00:00Z'));
  for (const epoch of ['', '2026-11-22', '-1', '1.5'])
    expect(() => buildDate(epoch)).toThrow('SOURCE_DATE_EPOCH');
});
