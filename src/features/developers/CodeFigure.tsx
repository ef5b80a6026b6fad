import { type ReactNode, useId } from 'react';
import styles from './CodeFigure.module.css';

interface Props {
  readonly caption: ReactNode;
  /** Too long to be shown whole: it scrolls, also by keyboard. */
  readonly isLong?: boolean;
  /** Code in a `pre`. */
  readonly children: ReactNode;
}

/** Code with its caption. Long lines are broken; a translator of pages leaves it alone. */
export function CodeFigure({ caption, isLong = false, children }: Props) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{caption}</figcaption>
      {isLong ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section className={styles.code} tabIndex={0} aria-labelledby={id} translate="no">
          {children}
        </section>
      ) : (
        <div className={styles.code} translate="no">
          {children}
        </div>
      )}
    </figure>
  );
}
