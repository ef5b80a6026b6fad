import { createContext, type ReactNode, useContext, useState } from 'react';
import type * as RichTooltip from './richTooltip.tsx';

let rich: typeof RichTooltip | undefined;

/** What the area around has: tooltips inside must not be richer than it, or they would miss its delays. */
const AreaContext = createContext<typeof RichTooltip | undefined>(undefined);

/** Fetches the tooltips' code; call it when the visitor begins to use something that has some. */
export async function loadTooltips(): Promise<void> {
  try {
    rich = await import('./richTooltip.tsx');
  } catch {
    // No network, or a newer deployment: everything works without tooltips.
  }
}

/** Around a region with tooltips: they share their delays. */
export function TooltipArea({ children }: { readonly children: ReactNode }) {
  // What is on the screen stays as it is when the code arrives later: a change would tear the focus away.
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

/** A short explanation while the pointer rests on an element or the focus is on it; never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const loaded = useContext(AreaContext);
  return loaded ? <loaded.RichTooltip text={text}>{children}</loaded.RichTooltip> : children;
}
