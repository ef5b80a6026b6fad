import { useEffect, useMemo } from 'react';
import { institutionsOf, internalLast, isInTown, townGroups } from '../domain/bankSearch/townGroups.ts';
import { searchSummary, bankFinderTexts as texts } from './bankFinderTexts.ts';
import { searchAnswer } from './searchAnswer.tsx';
import type { BankDataState } from './useBankData.ts';

/** The results of a query, one entry per institution and town. If there are more than `atOnce`, they can be narrowed to a town. */
export function useBankSearch(query: string, town: string, atOnce: number, { data, status }: BankDataState) {
  const isEmpty = query.trim() === '';
  const { text, banks, note, said } = useMemo(() => searchAnswer(query, data), [query, data]);
  const institutions = useMemo(() => institutionsOf(data?.directory.banks ?? []), [data]);
  const [result, all] = useMemo(() => {
    if (isEmpty || text === null || data === null) return [null, []];
    const found = banks
      ? { banks, count: banks.length, isApproximate: false, leftOut: [] }
      : data.search(text, Number.POSITIVE_INFINITY);
    const groups = townGroups(found.banks, institutions);
    return [found, banks ? internalLast(groups, data.directory.banks, institutions) : groups];
  }, [isEmpty, text, banks, data, institutions]);
  useEffect(() => {
    // Builds the index early, so that the first key does not wait for it.
    data?.search('', 0);
  }, [data]);
  const isWaiting = !isEmpty && text !== null && data === null && status !== 'failed';
  // Not where a town was typed: most of the first results are there.
  const inTypedTown = all.slice(0, atOnce).filter(({ main }) => isInTown(main, query));
  const asksForTown = all.length > atOnce && inTypedTown.length <= atOnce / 2;
  const isOfTown = asksForTown && town.trim() !== '';
  const groups = isOfTown ? all.filter(({ main }) => isInTown(main, town)) : all;
  const inTown = isOfTown ? groups.reduce((sum, { others }) => sum + 1 + others.length, 0) : undefined;
  const isCounted = !banks || isOfTown;
  const found =
    result && data && isCounted && searchSummary(text ?? '', result, data.directory.columnDates, inTown);
  const bic = all.length > 1 ? (result?.banks[0]?.bic ?? '') : '';
  const sharedBic = result?.banks.every((bank) => bank.bic === bic) ? bic : '';
  return {
    note,
    said,
    hasResult: result !== null,
    asksForTown,
    groups,
    sharedBic,
    summary: found ? `${found}${sharedBic && texts.withOneBic}` : isWaiting ? texts.loading : '',
  };
}
