import { germanDate } from '../../ui/germanDate.ts';
import styles from './Sources.module.css';

interface Props {
  /** The newest first. */
  readonly changes: readonly { readonly date: Date; readonly text: string }[];
}

/** What has changed in an article since its first publication. */
export function Changes({ changes }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="aenderungen">
      <h2 id="aenderungen">Was sich geändert hat</h2>
      <ul>
        {changes.map(({ date, text }) => (
          <li key={text}>
            <time dateTime={isoDay(date)}>{germanDate(isoDay(date))}</time>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
