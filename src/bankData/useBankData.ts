import { useMemo } from 'react';
import { useLoaded } from '../ui/loading.ts';
import type { AvailableDirectory, BankData } from './bankData.ts';

export type BankDataState =
  | { readonly status: 'loading' | 'failed'; readonly data: null }
  | { readonly status: 'ready'; readonly data: BankData };

/**
 * The bank directory and the code that uses it. Both are loaded at the first call of `load`, when the visitor starts to
 * use the tool, so that readers of the page load nothing. After a failure or timeout, the next call retries, and nothing else
 * does (requirement 9.17).
 */
export function useBankData(available: readonly AvailableDirectory[]): readonly [BankDataState, () => void] {
  const [data, load, hasFailed] = useLoaded(async () =>
    (await import('./bankData.ts')).fetchBankData(available),
  );
  const state: BankDataState = useMemo(
    () => (data ? { status: 'ready', data } : { status: hasFailed ? 'failed' : 'loading', data: null }),
    [data, hasFailed],
  );
  return [state, load];
}
