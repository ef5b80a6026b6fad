import { useCallback, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from './waitingLimit.ts';

/**
 * Code that is fetched shortly before it is needed.
 *
 * @returns the code, null until it is there; a function that fetches it, and tries again after a failure; and whether it
 *   could not be fetched (no network, a server that does not answer, or an old tab after a new deployment), which is no
 *   longer so if it arrives after all
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
