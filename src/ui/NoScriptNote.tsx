import type { ReactNode } from 'react';

/** Shown to visitors whose browser runs no scripts. */
export function NoScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="tool-note">{children}</p>
    </noscript>
  );
}
