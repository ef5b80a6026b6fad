import { useCallback, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from './waitingLimit.ts';

/**
 * Loads code shortly before it is needed.
 *
 * @returns the code, or null until it is loaded; a function that loads it and retries after a failure; whether loading
 *   failed or timed out (no network, no response, or an old tab after a new deployment). A module that arrives after
 *   the timeout is still used.
 */
export function useModule<Module>(
  load: () => Promise<Module>,
): readonly [module: Module | null, start: () => void, hasFailed: boolean] {
  const [module, setModule] = useState<Module | 'failed' | null>(null);
  const isUnderWay = useRef(false);
  const latestLoad = useRef(load);

  const start = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const fail = () => {
      clearTimeout(limit);
      isUnderWay.current = false;
      setModule((before) => before ?? 'failed');
    };
    const limit = setTimeout(fail, WAITING_LIMIT_MS);
    latestLoad.current().then((loaded) => {
      clearTimeout(limit);
      setModule(() => loaded);
    }, fail);
  }, []);

  return module === 'failed' ? [null, start, true] : [module, start, false];
}
