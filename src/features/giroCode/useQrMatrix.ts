import { useCallback, useEffect, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from '../../ui/waitingLimit.ts';
import type { QrMatrix } from './qrMatrix.ts';

type Drawing = typeof import('./drawing.ts');

export type QrState =
  | { readonly status: 'none' | 'loading' | 'failed'; readonly matrix: null }
  | {
      readonly status: 'ready';
      readonly matrix: QrMatrix;
      readonly FinishedCard: Drawing['FinishedCard'];
    };

/**
 * The payload as a QR code. The encoder is loaded at the first call of `prepare` or with the first payload. After a
 * failure or timeout, the next payload tries again.
 */
export function useQrMatrix(payload: string | null): readonly [QrState, () => void] {
  const [state, setState] = useState<QrState>({ status: 'none', matrix: null });
  const drawing = useRef<Promise<Drawing>>(undefined);

  const load = useCallback(() => {
    drawing.current ??= import('./drawing.ts');
    return drawing.current;
  }, []);
  // A failure is shown once there is a payload to encode.
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
    // Keeps the previous code until the next one is ready, so that nothing flickers during typing.
    setState((shown) => (shown.status === 'ready' ? shown : { status: 'loading', matrix: null }));
    const fail = () => {
      drawing.current = undefined;
      if (isCurrent) setState({ status: 'failed', matrix: null });
    };
    const limit = setTimeout(fail, WAITING_LIMIT_MS);
    load()
      .then(({ qrMatrix, FinishedCard }) => {
        if (isCurrent) setState({ status: 'ready', matrix: qrMatrix(payload), FinishedCard });
      }, fail)
      .finally(() => clearTimeout(limit));
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [payload, load]);

  return [payload === null ? { status: 'none', matrix: null } : state, prepare];
}
