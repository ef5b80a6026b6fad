import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ChosenDirectory, chooseDirectory } from '../domain/directory/bankDirectory.ts';
import { WAITING_LIMIT_MS } from '../ui/waitingLimit.ts';
import type { AvailableDirectory, BankData } from './bankData.ts';

export type BankDataState =
  | { readonly status: 'waiting' | 'loading' | 'failed'; readonly data: null }
  | { readonly status: 'ready'; readonly data: BankData };

/**
 * The bank directory and the code that uses it. Both are loaded at the first call of `load`, when the visitor starts to
 * use the tool, so that readers of the page load nothing. After a failure or timeout, the next call retries; nothing else
 * does (requirement 9.17). A response after the timeout is still used.
 */
export function useBankData(available: readonly AvailableDirectory[]): readonly [BankDataState, () => void] {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenDirectory<AvailableDirectory>>();
  const [retries, setRetries] = useState(0);
  const [isLate, setIsLate] = useState(false);
  const queryKey = chosen?.directory.queryKey ?? [];
  const { data, isError, isFetching } = useQuery({
    queryKey,
    queryFn: chosen
      ? async (context) => (await import('./bankData.ts')).fetchBankData(context, chosen.status)
      : skipToken,
  });
  const hasFailed = isError || isLate;
  const failed = useRef<readonly string[]>(null);

  useEffect(() => {
    failed.current = hasFailed && !data ? queryKey : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry has its own time
  useEffect(() => {
    if (!isFetching) return;
    const limit = setTimeout(() => setIsLate(true), WAITING_LIMIT_MS);
    return () => {
      clearTimeout(limit);
      setIsLate(false);
    };
  }, [isFetching, retries]);

  const load = useCallback(() => {
    setChosen((before) => before ?? chooseDirectory(available, new Date()));
    const queryKey = failed.current;
    if (queryKey === null) return;
    failed.current = null;
    setRetries((count) => count + 1);
    void client.cancelQueries({ queryKey }).then(() => client.refetchQueries({ queryKey }));
  }, [available, client]);

  const status = !chosen ? 'waiting' : hasFailed ? 'failed' : 'loading';
  const state: BankDataState = useMemo(
    () => (data ? { status: 'ready', data } : { status, data: null }),
    [data, status],
  );
  return [state, load];
}
