import { type ReactNode, useId } from 'react';
import styles from './ScrollableTable.module.css';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that may be wider than the page. It scrolls by touch, mouse and keyboard. */
export function ScrollableTable({ caption, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.box} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
