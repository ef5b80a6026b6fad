import { useMemo } from 'react';
import { institutionsOf, isInTown, townGroups } from '../domain/bankSearch/townGroups.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import type { BankData } from './bankData.ts';

/**
 * What a search finds, each institution once in a town.
 *
 * @param text what to search for; null if there is nothing to search for
 * @param banks the banks, if the text determines them
 * @param town as it is typed; it counts only where there are more groups than are shown at once
 */
export function useFoundBanks(
  text: string | null,
  banks: readonly Bank[] | undefined,
  data: BankData | null,
  town: string,
  shownAtOnce: number,
) {
  const result = useMemo(() => {
    if (text === null || data === null) return null;
    if (banks) return { banks, count: banks.length, isApproximate: false, leftOut: [] };
    return data.search.find(text, Number.POSITIVE_INFINITY);
  }, [text, banks, data]);
  const institutions = useMemo(() => institutionsOf(data?.directory.banks ?? []), [data]);
  const all = useMemo(() => townGroups(result?.banks ?? [], institutions), [result, institutions]);
  const asksForTown = all.length > shownAtOnce;
  const isFiltered = asksForTown && town.trim() !== '';
  return { result, asksForTown, groups: isFiltered ? all.filter(({ main }) => isInTown(main, town)) : all };
}
