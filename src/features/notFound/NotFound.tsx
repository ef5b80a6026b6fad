import type { MenuEntry } from '../../site/menuEntry.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './NotFound.module.css';

/** The page for unknown paths. Requirement 2.12 sets its English words. */
export function NotFound({ ways }: { readonly ways: readonly MenuEntry[] }) {
  return (
    <section className={`page ${styles.notFound}`}>
      <h1>Diese Seite gibt es nicht</h1>
      <p>
        Vielleicht hat sich in der Adresse ein Tippfehler eingeschlichen, oder die Seite hat eine neue
        Adresse.
      </p>
      <p>
        <ButtonLink variant="primary" href="/">
          Zur Startseite
        </ButtonLink>
      </p>
      <p>Oder gleich zu einer dieser Seiten:</p>
      <ul className={styles.ways}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div lang="en" className={styles.hint}>
        <p>404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </section>
  );
}
