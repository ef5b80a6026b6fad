import { type ReactNode, useEffect, useRef, useState } from 'react';
import type * as RichTooltip from './richTooltip.tsx';

let rich: typeof RichTooltip | undefined;
/** Tooltips that were rendered before the code arrived. */
const waiting = new Set<() => void>();

/** Loads the code of the tooltips. Call it when the visitor starts to use something that has tooltips. */
export async function loadTooltips(): Promise<void> {
  try {
    rich = await import('./richTooltip.tsx');
    for (const tooltip of waiting) tooltip();
  } catch {
    // No network or a newer deployment: everything works without tooltips.
  }
}

interface Props {
  readonly text: string;
  /** One element that passes on its attributes and its ref. It has no state: it is rendered anew when the code arrives. */
  readonly children: ReactNode;
}

/**
 * A short explanation on hover and focus. Its content is also available elsewhere. When the code arrives, an element
 * with the focus stays until it loses the focus.
 */
export function Tooltip({ text, children }: Props) {
  const hasFocus = useRef(false);
  const [loaded, setLoaded] = useState(() => rich);
  useEffect(() => {
    if (loaded) return;
    const update = () => {
      if (!hasFocus.current) setLoaded(() => rich);
    };
    waiting.add(update);
    update();
    return () => void waiting.delete(update);
  }, [loaded]);

  function noteFocus(isInside: boolean) {
    hasFocus.current = isInside;
    if (!isInside) setLoaded(() => rich);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes the focus
    <div onFocus={() => noteFocus(true)} onBlur={() => noteFocus(false)}>
      {loaded ? <loaded.RichTooltip text={text}>{children}</loaded.RichTooltip> : children}
    </div>
  );
}
