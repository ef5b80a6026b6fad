/** What the browser says about a file that the page has requested. */
export interface RequestedFile {
  readonly address: string;
  readonly initiator: string;
  /** As transmitted; 0 if the browser does not tell. */
  readonly bytes: number;
}

/** The requests of this page, from its beginning. */
export interface Requests {
  readonly files: readonly RequestedFile[];
  /** What the browser has reported as prevented by the policy: addresses, origins, and words like “inline”. */
  readonly prevented: ReadonlySet<string>;
}

/** Calls `onChange` with all requests of this page, now and after each further one. */
export function observeRequests(onChange: (requests: Requests) => void): void {
  const later: RequestedFile[] = [];
  const prevented = new Set<string>();
  const tell = () => {
    const page = performance.getEntriesByType('navigation').map(fileOf);
    onChange({ files: [...page, ...later], prevented });
  };
  // Chromium also lists a picture that the policy has prevented.
  document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
    if (disposition !== 'enforce') return;
    prevented.add(blockedURI);
    tell();
  });
  new PerformanceObserver((list) => {
    later.push(
      ...list
        .getEntries()
        .map(fileOf)
        .filter(({ address }) => address.startsWith('http')),
    );
    tell();
  }).observe({ type: 'resource', buffered: true });
  // The size of the page itself is known then.
  addEventListener('load', tell);
  tell();
}

function fileOf(entry: PerformanceEntry): RequestedFile {
  const { name, initiatorType, encodedBodySize } = entry as PerformanceResourceTiming;
  return { address: name, initiator: initiatorType, bytes: encodedBodySize };
}
