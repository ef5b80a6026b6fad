import type { ReactNode } from 'react';
import styles from './Article.module.css';

interface Props {
  readonly header?: ReactNode;
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** Header and text on the left; on a wide screen the table of contents stays beside them. */
export function ArticleLayout({ header, contents, children }: Props) {
  return (
    <article className={`page ${styles.layout}`}>
      {header}
      {contents}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
