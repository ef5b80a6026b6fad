import { expect, it } from 'vitest';
import { everyColumn } from '../../domain/directory/bankDirectory.ts';
import { resultTexts } from './resultTexts.ts';

it('says how old the data are, column by column', () => {
  const dates = {
    ...everyColumn('2026-09-07'),
    accountCheckMethod: '2026-06-08',
    bankRule: '2025-12-08',
    town: '2025-06-09',
  };
  expect(resultTexts.datesOfTheData(dates)).toBe(
    'Stand der Daten: Namen und BIC September 2026, Prüfverfahren Juni 2026, Sonderregeln Dezember 2025, Orte und Löschvermerke Juni 2025.',
  );
});
