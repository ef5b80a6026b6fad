import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { WAITING_LIMIT_MS } from './waitingLimit.ts';

/**
 * Loads code or data shortly before they are needed.
 *
 * @returns what is loaded, or null until then; a function that loads it and retries after a failure; whether loading failed or
 *   timed out (no network, no response, or an old tab after a new deployment). What arrives after the timeout is still used.
 */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
): readonly [loaded: Loaded | null, start: () => void, hasFailed: boolean] {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const isUnderWay = useRef(false);
  const latestLoad = useRef(load);

  const start = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLoaded((before) => (before === 'failed' ? null : before));
    const arrival = latestLoad.current().then((loaded) => setLoaded(() => loaded));
    const limit = new Promise((_, reject) => setTimeout(reject, WAITING_LIMIT_MS));
    Promise.race([arrival, limit]).catch(() => {
      isUnderWay.current = false;
      setLoaded((before) => before ?? 'failed');
    });
  }, []);

  return loaded === 'failed' ? [null, start, true] : [loaded, start, false];
}

const USES = ['pointerover', 'focusin', 'dragenter'];

/**
 * Calls back once, when the visitor begins to use the tool: with a pointer over its card, with the focus in it, or with what
 * its fields hold at the start. This is the time to load what the visitor needs next.
 */
export function useFirstUse(onUse: () => void): void {
  const use = useEffectEvent(onUse);
  useEffect(() => {
    const area = document.querySelector('.tool-area') ?? document.body;
    const listening = new AbortController();
    const begin = () => {
      listening.abort();
      use();
    };
    for (const type of USES) area.addEventListener(type, begin, { signal: listening.signal });
    const fields = [...area.querySelectorAll<HTMLInputElement>('input, textarea')];
    if (area.matches(':focus-within') || fields.some(({ value, defaultValue }) => value !== defaultValue))
      begin();
    return () => listening.abort();
  }, []);
}
