import { useCallback, useEffect, useRef, useState } from 'react';
import type { AvailableDirectory, BankData } from './bankData.ts';

export type BankDataState =
  | { readonly status: 'waiting' | 'loading' | 'failed'; readonly data: null }
  | { readonly status: 'ready'; readonly data: BankData };

/**
 * The bank directory with the code that uses it, both fetched at the first call of `load`: when the visitor turns to
 * the tool, so that who only reads pays nothing for it. A failed load is tried again at the next call, and when the
 * network comes back.
 */
export function useBankData(available: readonly AvailableDirectory[]): readonly [BankDataState, () => void] {
  const [state, setState] = useState<BankDataState>({ status: 'waiting', data: null });
  const isUnderWay = useRef(false);
  const hasFailed = useRef(false);

  const load = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    hasFailed.current = false;
    setState({ status: 'loading', data: null });
    try {
      const { loadBankData } = await import('./bankData.ts');
      setState({ status: 'ready', data: await loadBankData(available, new Date()) });
    } catch {
      // No network, a new deployment without this file, or a damaged file: the formula works without it.
      isUnderWay.current = false;
      hasFailed.current = true;
      setState({ status: 'failed', data: null });
    }
  }, [available]);

  useEffect(() => {
    const retry = () => {
      if (hasFailed.current) void load();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [load]);

  return [state, load];
}
