export const texts = {
  /** Shown until the script of the page replaces it. */
  notRunning:
    'Diese Liste schreibt ein Programm der Seite, das hier nicht läuft. Sehen Sie in den Werkzeugen Ihres Browsers nach.',
  nothing: 'nichts',
  notTold: 'Ihr Browser verrät es dieser Seite nicht.',
  nothingTold: 'Ihr Browser verrät dieser Seite nicht, was er aufbewahrt.',
  notOurs: 'Diese Website legt so etwas nicht an.',
};

/** The places where a browser keeps something for a website. */
export const PLACE_NAMES = {
  localStorage: 'Lokaler Speicher (localStorage)',
  sessionStorage: 'Speicher dieses Tabs (sessionStorage)',
  cookies: 'Cookies',
  caches: 'Zwischenspeicher für die Nutzung ohne Internet (Cache Storage)',
  serviceWorker: 'Hintergrundprogramm (Service Worker)',
  indexedDB: 'Datenbanken (IndexedDB)',
  privateFiles: 'Dateien (Origin Private File System)',
};
export type Place = keyof typeof PLACE_NAMES;

/** What this site stores, by the beginning of its name (`shell/consent.ts`, `site/offlineCache.ts`). */
export const OURS: Partial<Record<Place, readonly [beginning: string, purpose: string]>> = {
  localStorage: ['gdpr-consent', 'Ihre Antwort auf die Frage nach der Nutzung ohne Internet'],
  caches: ['iban-rechner-', 'die Dateien dieser Website'],
  serviceWorker: ['/sw.js', 'zeigt die gespeicherten Seiten, wenn das Netz fehlt'],
};

/** @param count of all entries that the browser reports */
export function storedInSum(count: number): string {
  const few = ['liegt nichts von dieser Website', 'liegt ein Eintrag dieser Website'][count];
  return `Soweit Ihr Browser es verrät, ${few ?? `liegen ${count}\u00A0Einträge dieser Website`} auf Ihrem Gerät.`;
}

const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\.woff2$/, 'Schrift'],
  [/\.js$/, 'Programm'],
  [/\.css$/, 'Gestaltung'],
  [/\.(svg|png|ico|webp)$/, 'Bild'],
  [/\.webmanifest$/, 'Angaben für die Installation als App'],
];

/** @param bytes 0 if the browser does not report it */
export function fileInWords(path: string, bytes: number): string {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Seite';
  const size = (bytes / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return bytes === 0 ? kind : `${kind}, ${size}\u00A0kB`;
}

/** @param others the hosts besides this one */
export function requestsInSum(count: number, host: string, others: readonly string[]): string {
  const all = count === 1 ? 'Ein Abruf' : `${count}\u00A0Abrufe`;
  if (others.length === 0) return `${all}, ${count === 1 ? '' : 'alle '}von ${host}.`;
  return `Achtung: ${all}, nicht alle von ${host}. Andere Server: ${others.join(', ')}. Ob Ihr Browser diese Abrufe verhindert hat, zeigt die Netzwerkansicht.`;
}
