import { fileInWords, OURS, type Place, requestsInSum, storedInSum, texts } from './texts.ts';

const readers: Readonly<Record<Place, () => Promise<string[]>>> = {
  localStorage: async () => Object.keys(localStorage),
  sessionStorage: async () => Object.keys(sessionStorage),
  cookies: async () => document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
  caches: () => caches.keys(),
  serviceWorker: async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active, waiting, installing, scope }) => {
      const { pathname } = new URL((active ?? waiting ?? installing)?.scriptURL ?? scope);
      return pathname;
    });
  },
  indexedDB: async () => (await indexedDB.databases()).map(({ name = '' }) => name),
  privateFiles: async () => {
    const names = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
    return names;
  },
};

/** Lists what the browser reports as stored for this site, and repeats that regularly. */
export function showStored(): void {
  const part = document.querySelector('[data-live=stored]');
  if (!part) return;
  let shown = '';
  const show = async () => {
    const stored = await Promise.all(
      [...part.querySelectorAll<HTMLElement>('[data-place]')].map(async (element) => {
        const place = element.dataset.place as Place;
        const names = await read(place);
        return { element, names, lines: linesOf(place, names) };
      }),
    );
    const lines = JSON.stringify(stored.map(({ lines }) => lines));
    if (lines === shown) return;
    shown = lines;
    for (const { element, lines } of stored) element.replaceChildren(lines.join('; '));
    const told = stored.flatMap(({ names }) => (names === null ? [] : [names.length]));
    part.firstElementChild?.replaceChildren(
      told.length === 0 ? texts.nothingTold : storedInSum(told.reduce((sum, count) => sum + count)),
    );
  };
  void show();
  // No browser notifies a page of every change.
  setInterval(() => document.hidden || show(), 1000);
}

/** The names of the entries in a storage place; null if the browser does not report them. */
async function read(place: Place): Promise<string[] | null> {
  try {
    return await readers[place]();
  } catch {
    return null;
  }
}

function linesOf(place: Place, names: readonly string[] | null): string[] {
  if (names === null) return [texts.notTold];
  if (names.length === 0) return [texts.nothing];
  const [beginning, purpose] = OURS[place] ?? [];
  return names.map((name) => `${name}: ${beginning && name.startsWith(beginning) ? purpose : texts.notOurs}`);
}

/** Lists what this page has requested, as the browser reports it, and keeps the list up to date. */
export function showRequests(): void {
  const [sentence, list] = document.querySelector('[data-live=requests]')?.children ?? [];
  const show = () => {
    const files = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ url: new URL(name), bytes: encodedBodySize }))
      .filter(({ url }) => url.protocol.startsWith('http'));
    const others = new Set(files.map(({ url }) => url.host));
    others.delete(location.host);
    list?.replaceChildren(
      ...files.map(({ url, bytes }) => {
        const item = document.createElement('li');
        const address = document.createElement('code');
        address.translate = false;
        address.textContent = (url.host === location.host ? '' : url.origin) + url.pathname;
        item.append(address, `: ${fileInWords(url.pathname, bytes)}`);
        return item;
      }),
    );
    if (!(sentence instanceof HTMLElement)) return;
    sentence.textContent = requestsInSum(files.length, location.host, [...others]);
    sentence.dataset.tone = others.size > 0 ? 'wrong' : 'good';
  };
  show();
  // By then the size of the page itself is known.
  addEventListener('load', show);
  new PerformanceObserver(show).observe({ type: 'resource' });
}
