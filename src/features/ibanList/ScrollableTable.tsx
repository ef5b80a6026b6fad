import { type ReactNode, useId } from 'react';
import styles from './ScrollableTable.module.css';

interface Props {
  readonly caption: string;
  /** On a phone each row becomes a record of its cells, one below the other, named by their `data-name`. */
  readonly hasRecords?: boolean;
  readonly children: ReactNode;
}

/** A table that may be wider than the page: its box scrolls, by touch, mouse and keyboard. */
export function ScrollableTable({ caption, hasRecords = false, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={styles.box} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table} data-records={hasRecords || undefined}>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
