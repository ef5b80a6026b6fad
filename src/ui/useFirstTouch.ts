import { type RefObject, useEffect } from 'react';

/**
 * Calls back once, when the visitor turns to an element: the pointer enters it, a finger touches it, or the focus
 * arrives. The time to load what will be needed in a moment, and nothing before.
 */
export function useFirstTouch(element: RefObject<HTMLElement | null>, onFirstTouch: () => void): void {
  // The first callback counts; it is called once, so that a later one would never be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const waiting = new AbortController();
    const touched = () => {
      waiting.abort();
      onFirstTouch();
    };
    if (target.contains(document.activeElement)) touched();
    else
      for (const type of ['pointerenter', 'touchstart', 'focusin'])
        target.addEventListener(type, touched, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, []);
}
