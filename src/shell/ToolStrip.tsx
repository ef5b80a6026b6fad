import { tools } from './menus.ts';
import styles from './ToolStrip.module.css';

/** The links from each tool to the others. */
export function ToolStrip({ path }: { readonly path: string }) {
  return (
    <nav className={`${styles.strip} no-print`} aria-label="Werkzeugleiste" data-tool-strip>
      <ul className={styles.entries}>
        {tools.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
