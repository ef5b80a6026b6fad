import { Check } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './ReadyBar.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly isReady: boolean;
  /** The region that contains the finished code as its first picture. */
  readonly region: RefObject<HTMLElement | null>;
}

/** At the end of the window while the finished code is outside it: a button that leads to the code. */
export function ReadyBar({ isReady, region }: Props) {
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    const picture = isReady ? region.current?.querySelector('[role=img]') : null;
    if (!picture) return;
    const observer = new IntersectionObserver(
      (changes) => setIsSeen((changes.at(-1)?.intersectionRatio ?? 1) >= 0.5),
      { threshold: 0.5 },
    );
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isReady, region]);

  const isShown = isReady && !isSeen;
  // The bar may appear over the field in which someone is typing.
  useEffect(() => {
    if (isShown) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isShown]);

  if (!isShown) return null;

  function show() {
    region.current?.focus({ preventScroll: true });
    region.current?.querySelector('[role=img]')?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className={`${styles.place} no-print`} data-ready-bar>
      <Button className={styles.bar} onClick={show}>
        <Check size={20} aria-hidden="true" />
        <span>{texts.code.see}</span>
      </Button>
    </div>
  );
}
