import { useEffect, useEffectEvent } from 'react';

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
    const fields = [...area.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')];
    if (area.matches(':focus-within') || fields.some(({ value, defaultValue }) => value !== defaultValue))
      begin();
    return () => listening.abort();
  }, []);
}
