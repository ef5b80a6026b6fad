import { type ReactNode, useId } from 'react';
import { breakable } from './breakable.ts';
import styles from './CodeFigure.module.css';

interface Props {
  readonly caption?: ReactNode;
  /** Too long to be shown whole: it scrolls, also by keyboard. */
  readonly isLong?: boolean;
  /** Alternatively the children: code in a `pre`. */
  readonly code?: string;
  readonly children?: ReactNode;
}

/** Code with its caption. Long lines are broken; a translator of pages leaves it alone. */
export function CodeFigure({ caption, isLong = false, code, children }: Props) {
  const id = useId();
  const attributes = { className: `box ${styles.code}`, translate: 'no' } as const;
  const shown = code ? <pre>{breakable(code)}</pre> : children;
  return (
    <figure className={styles.figure}>
      {caption && <figcaption id={id}>{caption}</figcaption>}
      {isLong ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section {...attributes} tabIndex={0} aria-labelledby={id}>
          {shown}
        </section>
      ) : (
        <div {...attributes}>{shown}</div>
      )}
    </figure>
  );
}
