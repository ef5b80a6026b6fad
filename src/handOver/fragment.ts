/**
 * A shared link brings bank code and account number in its fragment (after the #): browsers send that part of an
 * address to no server. The browser that opens the link writes it into its history before any script of the page runs,
 * so only „Teilen“ makes such an address; between the pages of this site `handOver.ts` passes things on.
 */
export interface SharedAccount {
  /** Bank code and account number as the link has them: whoever sent it may have damaged it. */
  readonly blz: string;
  readonly konto: string;
}

declare global {
  interface Window {
    /** What has been taken out of the address, until the calculator asks for it. */
    arrivedHash?: string;
  }
}

/** `/#blz=…&konto=…`: the address of the calculator with an account in its fragment. */
export function sharedAddress({ blz, konto }: SharedAccount): string {
  return `/#${new URLSearchParams({ blz, konto })}`;
}

/**
 * Reads, once, the account of a shared link, which is taken out of the address and of the tab's list of pages as soon as
 * the page is there (shell/sharedLink.ts). The browser's own history keeps the link; no page can change that. Null where
 * the fragment is an ordinary anchor.
 */
export function takeSharedAccount(): SharedAccount | null {
  const parameters = new URLSearchParams((window.arrivedHash ?? location.hash).slice(1));
  const blz = parameters.get('blz');
  if (blz === null) return null;
  delete window.arrivedHash;
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return { blz, konto: parameters.get('konto') ?? '' };
}
