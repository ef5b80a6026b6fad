import { ArrowUp, Menu, X } from 'lucide-react';
import type { MenuEntry } from '../site/menuEntry.ts';
import type { Menus } from './menus.ts';
import styles from './TopBar.module.css';

const calculator: MenuEntry = { href: '/#rechner', label: 'Rechner' };

interface Props {
  readonly menus: Menus;
  readonly path: string;
  readonly siteName: string;
}

/**
 * The sticky bar with its two menus. It works without a script: CSS opens the dropdown while it contains the pointer or
 * the focus, and the mobile menu is a popover. `topBar.ts` adds Escape, touch and the right `aria-expanded`.
 */
export function TopBar({ menus, path, siteName }: Props) {
  return (
    <header className={styles.bar} data-top-bar>
      <div className={`page ${styles.inside}`}>
        <a className={styles.home} href="/" aria-label={`${siteName}, Startseite`}>
          <Brand />
          <span>{siteName}</span>
        </a>
        {/* In the bar, where it covers nothing. Hidden until `shell.ts` finds the page scrolled. */}
        <button
          type="button"
          className={`muted ${styles.toTop} no-print`}
          aria-label="Nach oben"
          hidden
          data-back-to-top
        >
          <ArrowUp size={22} aria-hidden="true" />
          <span>Nach oben</span>
        </button>
        <nav className={`${styles.wide} no-print`} aria-label="Hauptmenü">
          <ul className={styles.entries}>
            <MenuItems entries={[calculator]} path={path} />
            <Dropdown title="Werkzeuge" entries={menus.otherTools} path={path} />
            <Dropdown title="Ratgeber" entries={menus.articles} path={path} />
            <MenuItems entries={menus.bar} path={path} />
          </ul>
        </nav>
        <button type="button" className={`${styles.toggle} no-print`} popoverTarget="mobiles-menu">
          <span>
            <Menu size={22} aria-hidden="true" />
            Menü
          </span>
          <span>
            <X size={22} aria-hidden="true" />
            Schließen
          </span>
        </button>
      </div>
      <nav className={`${styles.narrow} no-print`} id="mobiles-menu" popover="auto" aria-label="Menü">
        <ul className={styles.list}>
          <MenuItems entries={[calculator]} path={path} />
          <Group title="Werkzeuge" entries={menus.otherTools} path={path} />
          <Group title="Ratgeber" entries={menus.articles} path={path} />
          <MenuItems entries={menus.bar} path={path} />
        </ul>
      </nav>
    </header>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly path: string;
}

/** Entries of the wide menu that a button opens. */
function Dropdown({ title, entries, path }: GroupProps) {
  const hasCurrent = entries.some(({ href }) => href === path);
  return (
    <li className={styles.dropdown} data-dropdown>
      <button type="button" aria-expanded="false" data-current={hasCurrent || undefined}>
        {title}
      </button>
      <ul className={`${styles.list} ${styles.menu}`}>
        <MenuItems entries={entries} path={path} />
      </ul>
    </li>
  );
}

function Group({ title, entries, path }: GroupProps) {
  return (
    <li>
      <span className={styles.group}>{title}</span>
      <ul className={styles.list} aria-label={title}>
        <MenuItems entries={entries} path={path} />
      </ul>
    </li>
  );
}

function MenuItems({ entries, path }: Omit<GroupProps, 'title'>) {
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

/** The site's own mark: four groups of an IBAN as four dots. It resembles no bank's logo. */
function Brand() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#cc0000" />
      <g fill="#fff">
        <rect x="8.5" y="9" width="6" height="5" rx="1.5" />
        <rect x="17.5" y="9" width="6" height="5" rx="1.5" />
        <rect x="8.5" y="18" width="6" height="5" rx="1.5" />
        <rect x="17.5" y="18" width="6" height="5" rx="1.5" />
      </g>
    </svg>
  );
}
