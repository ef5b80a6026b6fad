import styles from './RelatedArticles.module.css';

/** The card of a related article (requirement 3.5). */
export interface RelatedArticle {
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

export function RelatedArticles({ articles }: { readonly articles: readonly RelatedArticle[] }) {
  return (
    <section className={`page ${styles.related} no-print`} aria-labelledby="verwandte-artikel">
      <h2 id="verwandte-artikel">Verwandte Artikel</h2>
      <ul className={styles.cards}>
        {articles.map(({ href, title, description }) => (
          <li key={href} className="card">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
