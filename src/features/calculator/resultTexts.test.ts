import { expect, it } from 'vitest';
import { everyColumn } from '../../domain/directory/bankDirectory.ts';
import { resultTexts } from './resultTexts.ts';

it('says how old the data are, and which column is older', () => {
  const dates = everyColumn('2026-09-07');
  expect(resultTexts.datesOfTheData(dates)).toBe('Stand der Daten: September\u00a02026.');
  expect(resultTexts.datesOfTheData({ ...dates, isMarkedForDeletion: '2026-06-08' })).toBe(
    'Stand der Daten: September\u00a02026, Löschvermerke Juni\u00a02026.',
  );
});
