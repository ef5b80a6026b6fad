import { useCallback, useRef, useState } from 'react';

/**
 * Code that is fetched when it is about to be needed: null until it is there, `failed` where it cannot be had (no
 * network, or an old tab after a new deployment). Each call of the returned function tries again after a failure.
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
    latestLoad.current().then(
      (loaded) => setModule(() => loaded),
      () => {
        isUnderWay.current = false;
        setModule('failed');
      },
    );
  }, []);

  return [module, start];
}
