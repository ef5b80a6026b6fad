/**
 * What one page of this site hands to another, or a shared link brings along, stands in the fragment of the address
 * (behind the #): browsers keep it to themselves and send it to no server.
 */
export interface HandOver {
  /** Bank code and account number as typed. */
  readonly blz?: string;
  readonly konto?: string;
  readonly iban?: string;
}

const KEYS = ['blz', 'konto', 'iban'] as const;

/** `/girocode#iban=DE…`: an address of this site with a hand-over in its fragment. */
export function addressWith(path: string, handOver: HandOver): string {
  return `${path}#${new URLSearchParams(handOver as Record<string, string>)}`;
}

/**
 * Takes the hand-over out of the address and removes it there, so that it stays neither in the history nor in a
 * bookmark. Empty where the fragment is an ordinary anchor.
 */
export function takeHandOver(): HandOver {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const entries = KEYS.flatMap((key) => {
    const value = parameters.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  if (entries.length > 0) history.replaceState(history.state, '', location.pathname + location.search);
  return Object.fromEntries(entries);
}
