import type { ReactNode } from 'react';
import styles from './ArticleLayout.module.css';

interface Props {
  readonly header?: ReactNode;
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** Header and text on the left. On a wide screen the table of contents is beside them. */
export function ArticleLayout({ header, contents, children }: Props) {
  return (
    <article className={`page ${styles.layout}`}>
      {header}
      {contents}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
