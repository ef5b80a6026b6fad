import { tools } from './menus.ts';
import styles from './ToolStrip.module.css';

/** The links from each tool to the others, the head of its card. */
export function ToolStrip({ path }: { readonly path: string }) {
  return (
    <nav className="no-print" aria-label="Werkzeugleiste">
      <ul className={`row ${styles.entries}`}>
        {tools.map(({ href, label, short, icon: Icon, alsoAt }) => (
          <li key={href}>
            <a
              href={href}
              aria-label={label}
              aria-current={href === path ? 'page' : alsoAt === path ? 'true' : undefined}
            >
              <Icon size={20} aria-hidden="true" />
              <span className={styles.long}>{label}</span>
              <span className={styles.short}>{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
