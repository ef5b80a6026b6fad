import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import type { Done } from '../../ibanList/listSteps.ts';
import { type RowToShow, readRows } from '../../ibanList/rows/readRows.ts';
import type { CardInput } from '../card.ts';
import { type PayeeStanding, payeeStanding } from '../payeeStanding.ts';
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
  const standingOf = useMemo(() => {
    const known = new Map<string, PayeeStanding>();
    return (iban: string) => {
      const standing = known.get(iban) ?? payeeStanding(iban, bankData);
      known.set(iban, standing);
      return standing;
    };
  }, [bankData]);
  const settledForm = useDeferredValue(form);
  const isLookedUp = bankData.status === 'ready' || bankData.status === 'failed';
  return useMemo(() => {
    if (!Array.isArray(rows)) return rows as 'failed' | null;
    if (columns === null || !isLookedUp) return null;
    const { headerRow } = list;
    const header = settings.opened.rows[headerRow - 1] ?? [];
    const hasAccounts = request.columns.kind !== 'none';
    return cardsOf(rows, { header, headerRow, hasAccounts, columns, form: settledForm, standingOf });
  }, [rows, columns, isLookedUp, list, settings, request, settledForm, standingOf]);
}
