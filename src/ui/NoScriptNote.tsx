import type { ReactNode } from 'react';
import styles from './NoScriptNote.module.css';

/** What a visitor reads whose browser runs no scripts. */
export function NoScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>{children}</p>
    </noscript>
  );
}
