import type { CollectionEntry } from 'astro:content';
import { Fold } from '../../prose/Fold.tsx';
import { germanDate } from '../../ui/germanDate.ts';
import styles from './Sources.module.css';

type Article = CollectionEntry<'articles'>['data'];

export function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section className={styles.sources} aria-labelledby="quellen">
      <Fold question="Quellen" heading="h2" id="quellen">
        <ul>
          {sources.map(({ title, url, date, read }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {title}
              </a>{' '}
              ({date}
              {read && `, gelesen am ${germanDate(read)}`})
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

/** What has changed in an article since its first publication, the newest first. */
export function Changes({ changes }: Pick<Article, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="aenderungen">
      <Fold question="Was sich geändert hat" heading="h2" id="aenderungen">
        <ul>
          {changes.map(({ date, text }) => (
            <li key={text}>
              <time dateTime={date}>{germanDate(date)}</time>: {text}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
