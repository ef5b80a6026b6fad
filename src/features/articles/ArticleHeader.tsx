import type { CollectionEntry } from 'astro:content';
import { germanDate } from '../../ui/germanDate.ts';
import styles from './ArticleHeader.module.css';

interface Props extends Pick<CollectionEntry<'reference'>['data'], 'title' | 'reviewed' | 'summary'> {
  /** The menu that lists the page. */
  readonly section: string;
  readonly menuLabel: string;
}

/** Breadcrumb, headline, review date and, before a text to read, „Kurz gesagt“. */
export function ArticleHeader({ section, title, menuLabel, reviewed, summary }: Props) {
  return (
    <header className={styles.header}>
      <nav aria-label="Sie sind hier" className="no-print">
        <ol className={`row muted ${styles.breadcrumb}`}>
          <li>
            <a href="/">Startseite</a>
          </li>
          <li>{section}</li>
          <li aria-current="page">{menuLabel}</li>
        </ol>
      </nav>
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
