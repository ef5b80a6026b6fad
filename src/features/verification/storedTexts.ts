import type { Place, StoredThing } from './storedThings.ts';

export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  localStorage: 'Lokaler Speicher (localStorage)',
  sessionStorage: 'Speicher dieses Tabs (sessionStorage)',
  cookies: 'Cookies',
  caches: 'Zwischenspeicher (Cache Storage)',
  serviceWorker: 'Hilfsprogramm (Service Worker)',
  indexedDB: 'Datenbanken (IndexedDB)',
};

export const NOTHING = 'nichts';
export const NOT_TOLD = 'Ihr Browser verrät es dieser Seite nicht.';
const UNKNOWN = 'Diese Website legt so etwas nicht an.';

/** What an entry is for; not expected is what this site never stores. */
export function purposeOf(place: Place, { name, detail }: StoredThing, cachePrefix: string) {
  if (place === 'localStorage' && name === 'gdpr-consent') return expected(answerInWords(detail));
  if (place === 'caches' && name.startsWith(cachePrefix))
    return expected(
      `${detail === '' ? 'Dateien' : `${detail}\u00A0Dateien`} dieser Website, für die Nutzung ohne Internet`,
    );
  if (place === 'serviceWorker' && name === '/sw.js')
    return expected('zeigt die gespeicherten Seiten, wenn das Netz fehlt');
  return { text: UNKNOWN, isExpected: false };
}

function expected(text: string) {
  return { text, isExpected: true };
}

function answerInWords(answer: string): string {
  const meaning = { accepted: 'ja', declined: 'nein' }[answer] ?? answer;
  return `Ihre Antwort auf die Frage nach der Nutzung ohne Internet: ${meaning} (${answer})`;
}

/** @param count of all entries */
export function storedInSum(count: number): string {
  if (count === 0) return 'Auf Ihrem Gerät liegt nichts von dieser Website.';
  return count === 1
    ? 'Auf Ihrem Gerät liegt ein Eintrag dieser Website.'
    : `Auf Ihrem Gerät liegen ${count}\u00A0Einträge dieser Website.`;
}
