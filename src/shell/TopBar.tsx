import { ChevronDown, List, X } from 'lucide-react';
import { articles, calculator, mainPages, type NavigationEntry } from '../site/navigation.ts';
import { Brand } from './Brand.tsx';
import styles from './TopBar.module.css';

interface Props {
  readonly path: string;
  readonly siteName: string;
}

/**
 * The sticky bar with its two menus. It works without a script: CSS opens the dropdown while it contains the pointer or
 * the focus, and the mobile menu is a popover. `topBar.ts` adds Escape, touch and the right `aria-expanded`.
 */
export function TopBar({ path, siteName }: Props) {
  const isInGuide = articles.some((article) => article.href === path);
  return (
    <header className={styles.bar} data-top-bar>
      <div className={`page ${styles.inside}`}>
        <a className={styles.home} href="/" aria-label={`${siteName}, Startseite`}>
          <Brand />
          <span>{siteName}</span>
        </a>
        <nav className={styles.wide} aria-label="Hauptmenü">
          <ul className={styles.entries}>
            <MenuItems entries={[calculator]} path={path} />
            <li className={styles.dropdown} data-dropdown>
              <button
                type="button"
                aria-expanded="false"
                aria-controls="ratgeber-menu"
                data-current={isInGuide || undefined}
              >
                Ratgeber
                <ChevronDown size={18} aria-hidden="true" />
              </button>
              <ul className={styles.menu} id="ratgeber-menu">
                <MenuItems entries={articles} path={path} />
              </ul>
            </li>
            <MenuItems entries={mainPages} path={path} />
          </ul>
        </nav>
        <button type="button" className={styles.toggle} popoverTarget="mobiles-menu">
          <List size={22} aria-hidden="true" className={styles.whenClosed} />
          <X size={22} aria-hidden="true" className={styles.whenOpen} />
          Menü
        </button>
      </div>
      <nav className={styles.narrow} id="mobiles-menu" popover="auto" aria-label="Menü">
        <ul className={styles.list}>
          <MenuItems entries={[calculator]} path={path} />
          <li>
            <span className={styles.group} id="mobiles-menu-ratgeber">
              Ratgeber
            </span>
            <ul className={styles.list} aria-labelledby="mobiles-menu-ratgeber">
              <MenuItems entries={articles} path={path} />
            </ul>
          </li>
          <MenuItems entries={mainPages} path={path} />
        </ul>
      </nav>
    </header>
  );
}

function MenuItems({
  entries,
  path,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
}) {
  return entries.map((entry) => {
    const isCurrent = entry.href === path || (entry === calculator && path === '/');
    return (
      <li key={entry.href}>
        <a href={entry.href} aria-current={isCurrent ? 'page' : undefined}>
          {entry.label}
        </a>
      </li>
    );
  });
}
