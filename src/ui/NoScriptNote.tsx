import type { ReactNode } from 'react';

/** What a visitor reads whose browser runs no scripts. */
export function NoScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="tool-note">{children}</p>
    </noscript>
  );
}
