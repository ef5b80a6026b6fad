import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, when the tool starts. This is the time to load what the visitor needs next, because a tool starts when
 * the visitor begins to use it.
 */
export function useStart(onStart: () => void): void {
  const start = useEffectEvent(onStart);
  useEffect(() => start(), []);
}
