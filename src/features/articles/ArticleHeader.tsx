import type { CollectionEntry } from 'astro:content';
import { germanDate } from '../../ui/germanDate.ts';
import styles from './ArticleHeader.module.css';

type Props = Pick<CollectionEntry<'reference'>['data'], 'title' | 'reviewed' | 'summary'>;

/** Headline, review date and, before a text to read, „Kurz gesagt“. */
export function ArticleHeader({ title, reviewed, summary }: Props) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className="muted">
        Geprüft am <time dateTime={reviewed}>{germanDate(reviewed)}</time>
      </p>
      {summary && (
        <div className={styles.summary}>
          <p>
            <b>Kurz gesagt</b>
          </p>
          <p>{summary}</p>
        </div>
      )}
    </header>
  );
}
