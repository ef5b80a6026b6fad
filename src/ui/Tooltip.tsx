import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type * as RichTooltip from './richTooltip.tsx';

let rich: typeof RichTooltip | undefined;
/** Areas that were rendered before the code arrived. */
const waiting = new Set<() => void>();

/** The code that the surrounding area was rendered with. A tooltip needs the area's provider for its delays. */
const AreaContext = createContext<typeof RichTooltip | undefined>(undefined);

/** Loads the code of the tooltips. Call it when the visitor starts to use something that has tooltips. */
export async function loadTooltips(): Promise<void> {
  try {
    rich = await import('./richTooltip.tsx');
    for (const area of waiting) area();
  } catch {
    // No network or a newer deployment: everything works without tooltips.
  }
}

/**
 * A region whose tooltips share their delays. When their code arrives later, its content is rendered anew: what has state
 * belongs outside, and text that may be selected too. An element with the focus stays until it loses the focus.
 */
export function TooltipArea({ children }: { readonly children: ReactNode }) {
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
    <AreaContext value={loaded}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes the focus, also of portals */}
      <div
        onFocus={() => noteFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Within the area, the focus only moves on.
          if (!currentTarget.contains(relatedTarget)) noteFocus(false);
        }}
      >
        {loaded ? <loaded.RichTooltipArea>{children}</loaded.RichTooltipArea> : children}
      </div>
    </AreaContext>
  );
}

interface TooltipProps {
  readonly text: string;
  /** One element that passes on its attributes and its ref. */
  readonly children: ReactNode;
}

/** A short explanation on hover and focus. Its content is also available elsewhere. */
export function Tooltip({ text, children }: TooltipProps) {
  const loaded = useContext(AreaContext);
  return loaded ? <loaded.RichTooltip text={text}>{children}</loaded.RichTooltip> : children;
}
