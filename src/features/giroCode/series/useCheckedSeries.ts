import { useEffect, useState } from 'react';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import type { CardInput } from '../card.ts';
import { payeeStanding } from '../payeeStanding.ts';
import { type CheckedSeries, checkSeries } from './checkSeries.ts';
import type { SeriesTable } from './readSeries.ts';
import type { SeriesColumns } from './seriesColumns.ts';
import { GOOD_OUTCOMES } from './seriesTexts.ts';

/**
 * @param table null if it cannot be checked yet
 * @returns null until the bank directory has answered and all rows are checked; `failed` if the check was given up
 */
export function useCheckedSeries(
  table: SeriesTable | null,
  columns: SeriesColumns,
  form: CardInput,
  bankData: BankDataState,
): CheckedSeries | 'failed' | null {
  const [checked, setChecked] = useState<{ of: object; series: CheckedSeries | 'failed' } | null>(null);
  useEffect(() => {
    if (table === null || bankData.status === 'waiting' || bankData.status === 'loading') return;
    const abort = new AbortController();
    const settings = {
      columns,
      form,
      standingOf: (iban: string) => payeeStanding(iban, bankData),
      goodOutcomes: GOOD_OUTCOMES,
    };
    checkSeries(table, settings, abort.signal).then(
      (series) => setChecked({ of: table, series }),
      () => {
        if (!abort.signal.aborted) setChecked({ of: table, series: 'failed' });
      },
    );
    return () => {
      abort.abort();
      setChecked(null);
    };
  }, [table, columns, form, bankData]);
  return checked !== null && checked.of === table ? checked.series : null;
}
