import { articles, calculator } from '../../site/navigation.ts';
import styles from './NotFound.module.css';

/** The page for unknown paths. Requirement 2.12 sets its English words. */
export function NotFound() {
  return (
    <section className={`page ${styles.notFound}`}>
      <h1 lang="en">404 Page Not Found</h1>
      <p lang="en" className={styles.hint}>
        Did you forget to add the page to the router?
      </p>
      <p>
        Unter dieser Adresse gibt es hier keine Seite. Vielleicht hat sich ein Tippfehler eingeschlichen, oder
        die Seite ist umgezogen.
      </p>
      <ul className={styles.ways}>
        <li>
          <a href={calculator.href}>Zum IBAN-Rechner</a>
        </li>
        {articles.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
