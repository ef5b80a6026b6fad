import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import type { Done } from '../../ibanList/listSteps.ts';
import { type RowToShow, readRows } from '../../ibanList/rows/readRows.ts';
import type { CardInput } from '../card.ts';
import { payeeStanding } from '../payeeStanding.ts';
import { cardsOf, type Series } from './seriesCards.ts';
import type { SeriesColumns } from './seriesFields.ts';

/** 250 printed sheets. */
export const MOST_ROWS = 2000;

/**
 * The cards of a list.
 *
 * @param columns null if they are in question
 * @returns null until the bank directory has answered and the rows are read; `failed` if they cannot be read
 */
export function useSeries(
  { list, request, settings }: Done,
  columns: SeriesColumns | null,
  form: CardInput,
  bankData: BankDataState,
): Series | 'failed' | null {
  const [rows, setRows] = useState<readonly RowToShow[] | 'failed' | null>(null);
  useEffect(() => {
    if (list.rowCount <= MOST_ROWS)
      readRows(list, [...Array(list.rowCount).keys()]).then(setRows, () => setRows('failed'));
  }, [list]);
  const settledForm = useDeferredValue(form);
  return useMemo(() => {
    if (!Array.isArray(rows)) return rows as 'failed' | null;
    if (columns === null || !(bankData.status === 'ready' || bankData.status === 'failed')) return null;
    const { headerRow } = list;
    const header = settings.opened.rows[headerRow - 1] ?? [];
    const hasAccounts = request.columns.kind !== 'none';
    const standingOf = (iban: string) => payeeStanding(iban, bankData);
    return cardsOf(rows, { header, headerRow, hasAccounts, columns, form: settledForm, standingOf });
  }, [rows, columns, bankData, list, settings, request, settledForm]);
}
