import { Check, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './ReadyBar.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly isReady: boolean;
  /** The account should be checked before the code is used. */
  readonly isDoubtful: boolean;
  /** The region that contains the finished code as its first picture. */
  readonly region: RefObject<HTMLElement | null>;
}

/** At the end of the window while the finished code is outside it: a button that leads to the code. */
export function ReadyBar({ isReady, isDoubtful, region }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [{ isSeen, isByScrolling }, setSeen] = useState({ isSeen: true, isByScrolling: false });

  useEffect(() => {
    const picture = isReady ? region.current?.querySelector('[role=img]') : null;
    if (!picture) return;
    let isByScrolling = false;
    const observer = new IntersectionObserver(
      (changes) => {
        setSeen({ isSeen: (changes.at(-1)?.intersectionRatio ?? 1) >= 0.5, isByScrolling });
        // The first report is about a code that has just been finished.
        isByScrolling = true;
      },
      { threshold: 0.5 },
    );
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isReady, region]);

  const isShown = isReady && !isSeen;
  useEffect(() => {
    if (!isShown) return;
    const uncover = () => place.current?.firstElementChild && uncoverField(place.current.firstElementChild);
    // At once, and when a note that comes later moves the fields. Where the visitor has scrolled to, the page stays.
    const resized = new ResizeObserver(uncover);
    if (!isByScrolling) resized.observe(document.body);
    document.addEventListener('focusin', uncover);
    return () => {
      resized.disconnect();
      document.removeEventListener('focusin', uncover);
    };
  }, [isShown, isByScrolling]);

  function show() {
    region.current?.focus({ preventScroll: true });
    region.current?.querySelector('[role=img]')?.scrollIntoView({ block: 'center' });
  }

  const Sign = isDoubtful ? TriangleAlert : Check;
  return (
    <div ref={place} className={`${styles.place} no-print`} data-ready-bar={isShown || undefined}>
      {isShown && (
        <Button className={styles.bar} data-doubtful={isDoubtful || undefined} onClick={show}>
          <Sign size={20} aria-hidden="true" />
          <span>{isDoubtful ? texts.code.seeAndCheck : texts.code.see}</span>
        </Button>
      )}
    </div>
  );
}

const GAP = 8;

/** Scrolls if the bar covers the field in use or the label of the next one. A field outside the window stays there. */
function uncoverField(bar: Element): void {
  const field = document.activeElement;
  if (!field?.matches('textarea, input:not([type=radio])')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return;
  const next = [...document.querySelectorAll('form :is(label, summary)')].find(
    (label) =>
      label.getClientRects().length > 0 &&
      field.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // In two columns the next label is beside the field and ends above it.
  const end = Math.max(bottom, next?.getBoundingClientRect().bottom ?? 0);
  const covered = end + GAP - bar.getBoundingClientRect().top;
  // In a window of little height, scrolling must not hide the field under the top bar.
  const room = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (covered > 0 && room > 0) scrollBy({ top: Math.min(covered, room), behavior: 'instant' });
}
