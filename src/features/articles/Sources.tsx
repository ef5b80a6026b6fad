import styles from './Article.module.css';

interface Props {
  readonly sources: readonly { readonly title: string; readonly url: string; readonly date: string }[];
}

export function Sources({ sources }: Props) {
  return (
    <section className={styles.sources} aria-labelledby="quellen">
      <h2 id="quellen">Quellen</h2>
      <ul>
        {sources.map(({ title, url, date }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {title}
            </a>{' '}
            ({date})
          </li>
        ))}
      </ul>
    </section>
  );
}
