import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaded } from './loading.ts';

/** Loads the code of the tooltips. Call it at the first use of a tool; the tool works without them. */
export const importTooltips = () => import('./richTooltip.tsx');

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
  const place = useRef<HTMLDivElement>(null);
  const [rich, load] = useLoaded(async () => {
    const module = await importTooltips();
    const focused = place.current?.querySelector(':focus');
    if (focused) await new Promise((leave) => focused.addEventListener('blur', leave, { once: true }));
    return module;
  });
  useEffect(load, [load]);
  return (
    <div ref={place}>{rich ? <rich.RichTooltip text={text}>{children}</rich.RichTooltip> : children}</div>
  );
}
