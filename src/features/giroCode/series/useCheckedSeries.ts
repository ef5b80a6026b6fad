import { useEffect, useState } from 'react';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import type { CardInput } from '../card.ts';
import { type CheckedSeries, checkSeries } from './checkSeries.ts';
import type { SeriesTable } from './readSeries.ts';
import type { SeriesColumns } from './seriesColumns.ts';
import { GOOD_OUTCOMES } from './seriesTexts.ts';

/** @param table null if it cannot be checked yet @returns null until all rows are checked */
export function useCheckedSeries(
  table: SeriesTable | null,
  columns: SeriesColumns,
  form: CardInput,
  bankData: BankDataState,
): CheckedSeries | null {
  const [checked, setChecked] = useState<{ of: object; series: CheckedSeries } | null>(null);
  const directory = bankData.data?.directory ?? null;
  useEffect(() => {
    if (table === null) return;
    const abort = new AbortController();
    const settings = {
      columns,
      form,
      isKnownBankCode: directory && ((bankCode: string) => directory.find(bankCode) !== undefined),
      goodOutcomes: GOOD_OUTCOMES,
    };
    checkSeries(table, settings, abort.signal).then(
      (series) => setChecked({ of: table, series }),
      () => undefined,
    );
    return () => {
      abort.abort();
      setChecked(null);
    };
  }, [table, columns, form, directory]);
  return checked !== null && checked.of === table ? checked.series : null;
}
