import type { MenuEntry } from '../site/menuEntry.ts';
import styles from './Footer.module.css';
import type { Menus } from './menus.ts';

interface Props {
  readonly menus: Menus;
  readonly siteName: string;
  /** The year of the build; `shell.ts` replaces it with the current year. */
  readonly year: number;
}

export function Footer({ menus, siteName, year }: Props) {
  const half = Math.ceil(menus.articles.length / 2);
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <h2>{siteName}</h2>
          <p className="muted">
            Dieser Rechner bildet aus Bankleitzahl und Kontonummer die IBAN, in Ihrem Browser. Was Sie
            eingeben, verlässt Ihr Gerät nicht.
          </p>
          <p className="muted">Unabhängiges Angebot, keine Sparkasse.</p>
        </div>
        <div className={styles.column}>
          <Links title="Ratgeber" entries={menus.articles.slice(0, half)} />
          <Links title="Werkzeuge" heading="h3" entries={menus.tools} />
        </div>
        <div className={styles.column}>
          <Links title="Weitere Artikel" entries={menus.articles.slice(half)} />
          <Links title="Nachschlagen" heading="h3" entries={menus.reference} />
        </div>
        <div className={styles.column}>
          <Links title="Rechtliches" entries={menus.legal} />
        </div>
      </div>
      <p className={`page muted ${styles.copyright}`}>
        © <span data-current-year>{year}</span> {siteName}
      </p>
    </footer>
  );
}

function Links({
  title,
  heading: Heading = 'h2',
  entries,
}: {
  readonly title: string;
  /** `h3` for more in a column. */
  readonly heading?: 'h2' | 'h3';
  readonly entries: readonly MenuEntry[];
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
