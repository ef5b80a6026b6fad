import { createContext, type ReactNode, useContext, useState } from 'react';
import type * as RichTooltip from './richTooltip.tsx';

let rich: typeof RichTooltip | undefined;

/** The code that the surrounding area was rendered with. A tooltip needs the area's provider for its delays. */
const AreaContext = createContext<typeof RichTooltip | undefined>(undefined);

/** Loads the code of the tooltips. Call it when the visitor starts to use something that has tooltips. */
export async function loadTooltips(): Promise<void> {
  try {
    rich = await import('./richTooltip.tsx');
  } catch {
    // No network or a newer deployment: everything works without tooltips.
  }
}

/** A region whose tooltips share their delays. */
export function TooltipArea({ children }: { readonly children: ReactNode }) {
  // Elements on the page stay as they are when the code is loaded later: re-mounting would lose the focus.
  const [loaded] = useState(() => rich);
  return (
    <AreaContext value={loaded}>
      {loaded ? <loaded.RichTooltipArea>{children}</loaded.RichTooltipArea> : children}
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
