import styles from './TableOfContents.module.css';

interface Props {
  /** If there are fewer than two, there is no table of contents. */
  readonly headings: readonly { readonly slug: string; readonly text: string }[];
}

/** Stands beside the text. On a narrow screen it is folded above the text. */
export function TableOfContents({ headings }: Props) {
  if (headings.length < 2) return null;
  return (
    <nav className={`${styles.contents} no-print`} aria-labelledby="inhaltsverzeichnis">
      <h2 id="inhaltsverzeichnis">Auf dieser Seite</h2>
      <details>
        <summary>Auf dieser Seite</summary>
        <ul className="muted">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
