import { useCallback, useRef, useState } from 'react';
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
      // No network, a new deployment without this file, or a damaged file: the formula works without the directory.
      fail();
    } finally {
      clearTimeout(limit);
    }
  }, [available]);

  return [state, load];
}
