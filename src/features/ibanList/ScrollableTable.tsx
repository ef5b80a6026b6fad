import { type ReactNode, useId } from 'react';
import styles from './ScrollableTable.module.css';

/** A table that may be wider than the page: its box scrolls, by touch, mouse and keyboard. */
export function ScrollableTable({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={styles.box} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
