import type { ReactNode } from 'react';
import type { MenuEntry } from '../../site/menuEntry.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import styles from './NotFound.module.css';

interface Props {
  readonly articles: readonly MenuEntry[];
  /** The tool strip, the head of the card. */
  readonly children: ReactNode;
}

/** The page for unknown paths. Requirement 2.12 sets its English words. */
export function NotFound({ articles, children }: Props) {
  return (
    <div className="tool">
      <div className="page">
        <Hero
          title="Diese Seite gibt es nicht"
          lead="Vielleicht steht ein Tippfehler in der Adresse. Hier geht es weiter:"
        />
        {children}
        <div className="place">
          <ToolCard className={styles.ways}>
            <h2>Ratgeber</h2>
            <ul className={styles.articles}>
              {articles.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <ButtonLink variant="primary" href="/">
              Zur Startseite
            </ButtonLink>
            <div lang="en" className="muted">
              <p>404 Page Not Found</p>
              <p>Did you forget to add the page to the router?</p>
            </div>
          </ToolCard>
        </div>
      </div>
    </div>
  );
}
