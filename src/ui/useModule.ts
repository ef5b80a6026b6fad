import { useCallback, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from './waitingLimit.ts';

/**
 * Code that is fetched when it is about to be needed: null until it is there, `failed` where it cannot be had (no
 * network, a server that does not answer, or an old tab after a new deployment). Each call of the returned function
 * tries again after a failure; code that arrives after all takes the place of `failed`.
 */
export function useModule<Module>(
  load: () => Promise<Module>,
): readonly [Module | 'failed' | null, () => void] {
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

  return [module, start];
}
