import { useCallback, useEffect, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from '../../ui/waitingLimit.ts';
import type { QrMatrix, qrMatrix } from './qrMatrix.ts';

export type QrState =
  | { readonly status: 'none' | 'loading' | 'failed'; readonly matrix: null }
  | { readonly status: 'ready'; readonly matrix: QrMatrix };

/**
 * The payload as a QR code. The code that draws it is fetched at the first call of `prepare`, or with the first
 * payload; a load that fails or takes too long is tried again with the next payload.
 */
export function useQrMatrix(payload: string | null): readonly [QrState, () => void] {
  const [state, setState] = useState<QrState>({ status: 'none', matrix: null });
  const drawing = useRef<Promise<typeof qrMatrix>>(undefined);

  const load = useCallback(() => {
    drawing.current ??= import('./qrMatrix.ts').then((module) => module.qrMatrix);
    return drawing.current;
  }, []);
  // A failure shows when a payload is there to be drawn.
  const prepare = useCallback(() => {
    load().catch(() => {
      drawing.current = undefined;
    });
  }, [load]);

  useEffect(() => {
    if (payload === null) {
      setState({ status: 'none', matrix: null });
      return;
    }
    let isCurrent = true;
    // What is on the screen stays until the next code is there: no flicker while someone types.
    setState((shown) => (shown.status === 'ready' ? shown : { status: 'loading', matrix: null }));
    const fail = () => {
      drawing.current = undefined;
      if (isCurrent) setState({ status: 'failed', matrix: null });
    };
    const limit = setTimeout(fail, WAITING_LIMIT_MS);
    load()
      .then((draw) => {
        if (isCurrent) setState({ status: 'ready', matrix: draw(payload) });
      }, fail)
      .finally(() => clearTimeout(limit));
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [payload, load]);

  return [payload === null ? { status: 'none', matrix: null } : state, prepare];
}
