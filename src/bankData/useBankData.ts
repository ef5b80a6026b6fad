import { useCallback, useEffect, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from '../ui/waitingLimit.ts';
import type { AvailableDirectory, BankData } from './bankData.ts';

export type BankDataState =
  | { readonly status: 'waiting' | 'loading' | 'failed'; readonly data: null }
  | { readonly status: 'ready'; readonly data: BankData };

/**
 * The bank directory with the code that uses it, both fetched at the first call of `load`: when the visitor turns to
 * the tool, so that who only reads pays nothing for it. A load that fails or takes too long is tried again at the next
 * call, and when the network comes back; what arrives late is taken all the same.
 */
export function useBankData(available: readonly AvailableDirectory[]): readonly [BankDataState, () => void] {
  const [state, setState] = useState<BankDataState>({ status: 'waiting', data: null });
  const isUnderWay = useRef(false);
  const attempt = useRef(new AbortController());

  const load = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ status: 'loading', data: null });
    attempt.current.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const fail = () => {
      if (signal.aborted) return;
      isUnderWay.current = false;
      setState({ status: 'failed', data: null });
    };
    const limit = setTimeout(fail, WAITING_LIMIT_MS);
    try {
      const { loadBankData } = await import('./bankData.ts');
      const data = await loadBankData(available, new Date(), signal);
      if (signal.aborted) return;
      isUnderWay.current = true;
      setState({ status: 'ready', data });
    } catch {
      // No network, a new deployment without this file, or a damaged file: the formula works without it.
      fail();
    } finally {
      clearTimeout(limit);
    }
  }, [available]);

  useEffect(() => {
    if (state.status !== 'failed') return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [state.status, load]);

  return [state, load];
}
