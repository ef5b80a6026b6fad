import { Tooltip } from 'radix-ui';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** Requirements 9.19 and 9.20. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When the last tooltip was closed, whichever it was: Radix notes it within one provider. */
let closedAt = Number.NEGATIVE_INFINITY;

export function RichTooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /**
   * Radix closes on every scroll. After Tab the page may still scroll smoothly to the focused element. It opens on every
   * focus, also on that by a touch, where the tooltip would cover what the touch has changed.
   */
  function change(opens: boolean) {
    const isFocusVisible = trigger.current?.matches(':focus-visible');
    const isMovedAlong = window.event?.type === 'scroll' && isFocusVisible;
    const isTouched = /^focus/.test(window.event?.type ?? '') && !isFocusVisible;
    if (opens ? isTouched : isMovedAlong) return;
    setIsOpen(opens);
    if (!opens) closedAt = performance.now();
  }

  function skipDelay({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && performance.now() - closedAt < SKIP_DELAY_MS) setIsOpen(true);
  }

  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={0}>
      <Tooltip.Root open={isOpen} onOpenChange={change}>
        <Tooltip.Trigger ref={trigger} asChild onPointerMove={skipDelay}>
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
