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
    'Stand der Daten: Namen und BIC September\u00a02026, Prüfverfahren Juni\u00a02026, Sonderregeln Dezember\u00a02025, Orte und Löschvermerke Juni\u00a02025.',
  );
});
