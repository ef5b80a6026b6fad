import { Calculator, List, QrCode, Search, ShieldCheck } from 'lucide-react';
import { type ToolEntry, tools } from '../site/navigation.ts';
import styles from './ToolStrip.module.css';

const icons = {
  calculate: Calculator,
  check: ShieldCheck,
  search: Search,
  list: List,
  giroCode: QrCode,
} as const;

/** The links from each tool to the others. */
export function ToolStrip({ path }: { readonly path: string }) {
  const entries: readonly ToolEntry[] = tools;
  return (
    <nav className={`${styles.strip} no-print`} aria-label="Werkzeuge" data-tool-strip>
      <ul className={styles.entries}>
        {entries.map(({ href, label, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                <Icon size={20} aria-hidden="true" />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
