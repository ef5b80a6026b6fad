import { germanDate } from '../../ui/germanDate.ts';
import styles from './Sources.module.css';

interface Props {
  readonly sources: readonly {
    readonly title: string;
    readonly url: string;
    readonly date: string;
    readonly read?: Date | undefined;
  }[];
}

export function Sources({ sources }: Props) {
  return (
    <section className={styles.sources} aria-labelledby="quellen">
      <h2 id="quellen">Quellen</h2>
      <ul>
        {sources.map(({ title, url, date, read }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {title}
            </a>{' '}
            ({date}
            {read && `, gelesen am ${germanDate(read.toISOString().slice(0, 10))}`})
          </li>
        ))}
      </ul>
    </section>
  );
}
