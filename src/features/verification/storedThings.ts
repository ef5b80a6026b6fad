/** A place where a browser keeps something for a website. */
export const PLACES = [
  'localStorage',
  'sessionStorage',
  'cookies',
  'caches',
  'serviceWorker',
  'indexedDB',
] as const;
export type Place = (typeof PLACES)[number];

export interface StoredThing {
  readonly name: string;
  /** The value of an answer, or the number of files in a cache; empty for all others. */
  readonly detail: string;
}

/** What lies at a place; null where the browser does not tell. */
export type Stored = Readonly<Record<Place, readonly StoredThing[] | null>>;

const readers: Readonly<Record<Place, () => StoredThing[] | Promise<StoredThing[]>>> = {
  localStorage: () => entriesOf(localStorage),
  sessionStorage: () => entriesOf(sessionStorage),
  cookies: () =>
    document.cookie
      .split(';')
      .map((cookie) => ({ name: cookie.split('=')[0]?.trim() ?? '', detail: '' }))
      .filter(({ name }) => name !== ''),
  // Counted by `shell/keptOnDevice.ts`: opening a cache that was deleted in the meantime would create it again.
  caches: async () => {
    const counts = JSON.parse(document.documentElement.dataset.keptFiles ?? '{}') as Record<string, number>;
    return (await caches.keys()).map((name) => ({ name, detail: String(counts[name] ?? '') }));
  },
  serviceWorker: async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active, waiting, installing }) => ({
      name: new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname,
      detail: '',
    })),
  indexedDB: async () => (await indexedDB.databases()).map(({ name }) => ({ name: name ?? '', detail: '' })),
};

export async function readStored(): Promise<Stored> {
  const read = await Promise.all(
    PLACES.map(async (place) => {
      try {
        return [place, await readers[place]()] as const;
      } catch {
        return [place, null] as const;
      }
    }),
  );
  return Object.fromEntries(read) as Stored;
}

function entriesOf(storage: Storage): StoredThing[] {
  return Object.keys(storage).map((name) => ({ name, detail: storage.getItem(name) ?? '' }));
}
