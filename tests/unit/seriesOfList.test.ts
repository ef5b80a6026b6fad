import { expect, test } from 'vitest';
import { isColumnName } from '../../src/features/giroCode/series/columnNames.ts';
import { GOOD_OUTCOMES } from '../../src/features/giroCode/series/seriesTexts.ts';
import { RESULT_COLUMNS } from '../../src/features/ibanList/convert/resultColumns.ts';
import { ROW_OUTCOMES, toneOf } from '../../src/features/ibanList/convert/rowOutcome.ts';
import { outcomeTexts } from '../../src/features/ibanList/convert/rowTexts.ts';

test('a series of GiroCodes raises a doubt for exactly those outcomes of the list that need attention [11.16]', () => {
  const good = ROW_OUTCOMES.filter((outcome) => toneOf(outcome) === 'good');
  expect(GOOD_OUTCOMES).toEqual(good.map((outcome) => outcomeTexts[outcome]));
});

test('a series of GiroCodes knows the columns that the list adds', () => {
  const titles = RESULT_COLUMNS.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['IBAN', 'Ergebnis', 'Grund']));
  expect(titles.filter(isColumnName)).toEqual(['IBAN', 'BIC']);
});
