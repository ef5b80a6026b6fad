/**
 * How much of this site the browser stores, read from the browser and not from the visitor's answer. `ConsentControl`
 * shows the sentence that matches `data-kept` of the root element. `data-kept-files` has the number of files in each
 * cache, for the list of what is stored; "kept-read" on the window says that both are up to date.
 */
export type Kept = 'nothing' | 'part' | 'all';

const root = document.documentElement;
const prefix = document.querySelector<HTMLElement>('[data-cache-prefix]')?.dataset.cachePrefix ?? '';

interface Look {
  readonly kept: Kept;
  readonly files: Readonly<Record<string, number>>;
}

const NOTHING: Look = { kept: 'nothing', files: {} };

async function lookUp(): Promise<Look> {
  // A browser without both (or an insecure origin) stores nothing.
  if (!navigator.serviceWorker || !('caches' in window)) return NOTHING;
  const registration = await navigator.serviceWorker.getRegistration();
  // A service worker that fails to install tells the pages before its registration is removed.
  registration?.installing?.addEventListener('statechange', show);
  const isRegistered = Boolean(registration?.active ?? registration?.waiting ?? registration?.installing);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  let kept: Kept = isRegistered ? 'part' : 'nothing';
  const counts: Record<string, number> = {};
  for (const name of names) {
    const files = await (await caches.open(name)).keys();
    // If the cache was deleted in the meantime, open() has created it again. A service worker that is installing has an
    // empty cache too, and then there is a registration.
    const isLeftOver = files.length === 0 && !(await navigator.serviceWorker.getRegistration());
    // The answer is unknown until the shell's script has run.
    const isRefused = root.dataset.consent !== undefined && root.dataset.consent !== 'accepted';
    if (isLeftOver || isRefused) await caches.delete(name);
    // The name of a cache ends with the number of its files (site/offlineCache.ts).
    else if (registration?.active && name.endsWith(`-${files.length}`)) kept = 'all';
    else if (kept === 'nothing') kept = 'part';
    counts[name] = files.length;
  }
  return { kept, files: counts };
}

let latest = 0;

/** Looks can overlap; only the one that began last is shown. */
async function show(): Promise<void> {
  latest += 1;
  const own = latest;
  const { kept, files } = await lookUp().catch(() => NOTHING);
  if (own !== latest) return;
  root.dataset.kept = kept;
  root.dataset.keptFiles = JSON.stringify(files);
  dispatchEvent(new Event('kept-read'));
}

addEventListener('kept', show);
void show();
