import { articles, legalPages, type NavigationEntry, referencePages, tools } from '../site/navigation.ts';
import styles from './Footer.module.css';

interface Props {
  readonly siteName: string;
  /** The year of the build; `shell.ts` replaces it with the current year. */
  readonly year: number;
}

const half = articles.length / 2;

export function Footer({ siteName, year }: Props) {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.first}>
          <div className={styles.about}>
            <h2>{siteName}</h2>
            <p>
              Berechnet aus Bankleitzahl und Kontonummer die IBAN, direkt in Ihrem Browser. Was Sie eingeben,
              verlässt Ihr Gerät nicht.
            </p>
            <p>Unabhängiges Angebot, keine Sparkasse.</p>
          </div>
          <div className={styles.pair}>
            <LinkColumn title="Werkzeuge" heading="h3" entries={tools} />
            <LinkColumn title="Nachschlagen" heading="h3" entries={referencePages} />
          </div>
        </div>
        <LinkColumn title="Ratgeber" entries={articles.slice(0, half)} />
        <LinkColumn title="Weitere Artikel" entries={articles.slice(half)} />
        <LinkColumn title="Rechtliches" entries={legalPages} />
      </div>
      <p className={`page ${styles.copyright}`}>
        © <span data-current-year>{year}</span> {siteName}
      </p>
    </footer>
  );
}

function LinkColumn({
  title,
  heading: Heading = 'h2',
  entries,
}: {
  readonly title: string;
  /** `h3` inside the column of the site's description. */
  readonly heading?: 'h2' | 'h3';
  readonly entries: readonly NavigationEntry[];
}) {
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
