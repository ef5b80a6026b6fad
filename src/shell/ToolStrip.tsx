import { Calculator, createLucideIcon, List, Search, ShieldCheck } from 'lucide-react';
import { type ToolEntry, tools } from '../site/navigation.ts';
import styles from './ToolStrip.module.css';

/** Lucide's QR code icon has 13 paths, which the home page would have to include. */
const QrCode = createLucideIcon('qr', [
  [
    'path',
    {
      key: 'all',
      d: 'M3 3h6v6H3zM15 3h6v6h-6zM3 15h6v6H3zM15 15h.01M21 15h.01M18 18h.01M15 21h.01M21 21h-2',
    },
  ],
]);

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
    <nav className={`${styles.strip} no-print`} aria-label="Werkzeugleiste" data-tool-strip>
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
