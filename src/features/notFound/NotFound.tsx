import type { MenuEntry } from '../../site/menuEntry.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './NotFound.module.css';

interface Props {
  readonly tools: readonly MenuEntry[];
  readonly articles: readonly MenuEntry[];
}

/** The page for unknown paths. Requirement 2.12 sets its English words. */
export function NotFound({ tools, articles }: Props) {
  return (
    <section className={`page ${styles.notFound}`}>
      <div>
        <h1>Diese Seite gibt es nicht</h1>
        <p>
          Vielleicht hat sich in der Adresse ein Tippfehler eingeschlichen, oder die Seite hat eine neue
          Adresse.
        </p>
        <ButtonLink variant="primary" href="/">
          Zur Startseite
        </ButtonLink>
      </div>
      <div className={styles.ways}>
        <Ways title="Werkzeuge" entries={tools} />
        <Ways title="Ratgeber" entries={articles} />
      </div>
      <div lang="en" className={styles.hint}>
        <p>404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </section>
  );
}

function Ways({ title, entries }: { readonly title: string; readonly entries: readonly MenuEntry[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
