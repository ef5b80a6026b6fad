/**
 * A shared link contains bank code and account number in its fragment (after the #). Browsers do not send the fragment
 * to any server, but they write it into their history before a script of the page can run. Only „Teilen“ makes such an
 * address; between the pages of this site, `handOver.ts` passes numbers on.
 */
export interface SharedAccount {
  /** Bank code and account number as in the link, unchecked. */
  readonly blz: string;
  readonly konto: string;
}

declare global {
  interface Window {
    /** The fragment that was removed from the address, until the calculator reads it. */
    arrivedHash?: string;
  }
}

/** `/#blz=…&konto=…`: the address of the calculator with an account in its fragment. */
export function sharedAddress({ blz, konto }: SharedAccount): string {
  return `/#${new URLSearchParams({ blz, konto })}`;
}

/**
 * Returns the account of a shared link once, and null afterwards or if the fragment is an ordinary anchor.
 * `shell/sharedLink.ts` has removed it from the address and the tab's session history. The browser's history still
 * contains the link; no page can change that.
 */
export function takeSharedAccount(): SharedAccount | null {
  const parameters = new URLSearchParams((window.arrivedHash ?? location.hash).slice(1));
  const blz = parameters.get('blz');
  if (blz === null) return null;
  delete window.arrivedHash;
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return { blz, konto: parameters.get('konto') ?? '' };
}
