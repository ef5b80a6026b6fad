import { type ReactNode, useId } from 'react';
import styles from './TableFigure.module.css';

/** A table with a caption, whose first sentence is the title. A table that is too wide scrolls sideways, with the keyboard too. */
export function TableFigure({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const [title, ...sentences] = caption.split(/(?<=\.) /);
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>
        <b>{title}</b> {sentences.join(' ')}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
    </figure>
  );
}
