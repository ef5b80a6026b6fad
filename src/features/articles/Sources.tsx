import { Fold } from '../../prose/Fold.tsx';
import { germanDate } from '../../ui/germanDate.ts';
import styles from './Sources.module.css';

interface Source {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly read?: Date | undefined;
}

export function Sources({ sources }: { readonly sources: readonly Source[] }) {
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
              {read && `, gelesen am ${germanDate(isoDay(read))}`})
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

interface Change {
  readonly date: Date;
  readonly text: string;
}

/** What has changed in an article since its first publication, the newest first. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="aenderungen">
      <Fold question="Was sich geändert hat" heading="h2" id="aenderungen">
        <ul>
          {changes.map(({ date, text }) => (
            <li key={text}>
              <time dateTime={isoDay(date)}>{germanDate(isoDay(date))}</time>: {text}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
