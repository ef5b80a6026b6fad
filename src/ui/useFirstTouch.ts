import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back once, at the first hover, touch or focus of an element. This is the time to load what the visitor needs
 * next.
 */
export function useFirstTouch(element: RefObject<HTMLElement | null>, onFirstTouch: () => void): void {
  const touch = useEffectEvent(onFirstTouch);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const touched = () => {
      waiting.abort();
      touch();
    };
    for (const type of ['pointerenter', 'touchstart', 'focusin'])
      element.current?.addEventListener(type, touched, { signal, passive: true });
    if (element.current?.contains(document.activeElement)) touched();
    return () => waiting.abort();
  }, [element]);
}
