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
        <div className={styles.first}>
          <div className={styles.about}>
            <h2>{siteName}</h2>
            <p>
              Dieser Rechner bildet aus Bankleitzahl und Kontonummer die IBAN, in Ihrem Browser. Was Sie
              eingeben, verlässt Ihr Gerät nicht.
            </p>
            <p>Unabhängiges Angebot, keine Sparkasse.</p>
          </div>
          <div className={styles.pair}>
            <LinkColumn title="Werkzeuge" heading="h3" entries={menus.tools} />
            <LinkColumn title="Nachschlagen" heading="h3" entries={menus.reference} />
          </div>
        </div>
        <LinkColumn title="Ratgeber" entries={menus.articles.slice(0, half)} />
        <LinkColumn title="Weitere Artikel" entries={menus.articles.slice(half)} />
        <LinkColumn title="Rechtliches" entries={menus.legal} />
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
