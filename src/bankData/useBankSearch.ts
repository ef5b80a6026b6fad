import { useEffect, useMemo } from 'react';
import { institutionsOf, townGroups } from '../domain/bankSearch/townGroups.ts';
import { searchSummary, bankFinderTexts as texts } from './bankFinderTexts.ts';
import type { ReadSearch } from './searchedText.ts';
import type { BankDataState } from './useBankData.ts';

/** What a text finds: each institution once in a town, and the words above the results. */
export function useBankSearch(query: string, read: ReadSearch, { data, status }: BankDataState) {
  const isEmpty = query.trim() === '';
  const { text, banks, note, said } = useMemo(() => read(query, data), [read, query, data]);
  const institutions = useMemo(() => institutionsOf(data?.directory.banks ?? []), [data]);
  const [result, all] = useMemo(() => {
    if (isEmpty || text === null || data === null) return [null, []];
    const found = banks
      ? { banks, count: banks.length, isApproximate: false, leftOut: [] }
      : data.search.find(text, Number.POSITIVE_INFINITY);
    return [found, townGroups(found.banks, institutions)];
  }, [isEmpty, text, banks, data, institutions]);
  useEffect(() => {
    // Builds the index early, so that the first key does not wait for it.
    data?.search.find('', 0);
  }, [data]);
  const isWaiting = !isEmpty && text !== null && data === null && status !== 'failed';
  const found = result && data && !banks && searchSummary(text ?? '', result, data.directory.columnDates);
  return {
    isEmpty,
    note,
    said,
    hasResult: result !== null,
    all,
    summary: found || (isWaiting ? texts.loading : ''),
  };
}
