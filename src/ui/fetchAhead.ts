/** A delay, so that fetching ahead does not compete with the first paint. */
const QUIET_MS = 2000;

/**
 * Fetches script files into the browser's cache, without running them, once the page is idle, unless the visitor saves data.
 *
 * @param files paths, separated by blanks (`src/build/islandFiles.ts`)
 * @param isDue asked when the browser is idle
 */
export function fetchAhead(files = '', isDue: () => boolean = () => true): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const start = () => {
    if (!isDue()) return;
    fetchFiles(files, { priority: 'low' }).catch(() => undefined);
  };
  // Safari has no idle callbacks.
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), QUIET_MS);
}

const arrived = new Set<string>();

/**
 * Fetches files that have not been fetched before.
 *
 * @param files paths, separated by blanks
 * @throws Error where a file does not arrive
 */
export async function fetchFiles(files = '', options?: RequestInit): Promise<void> {
  const missing = files.split(' ').filter((file) => file && !arrived.has(file));
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetch(file, options);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await response.blob();
      arrived.add(file);
    }),
  );
}
