import type { RequestedFile } from './requests.ts';

const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\.woff2$/, 'Schrift'],
  [/\.js$/, 'Programm'],
  [/\.css$/, 'Gestaltung'],
  [/\.(svg|png|ico|webp)$/, 'Bild'],
  [/\.webmanifest$/, 'Angaben für die Installation als App'],
  [/\/SHA256SUMS$/, 'Liste der Prüfsummen'],
  [/^\/daten\//, 'Bankverzeichnis'],
];

export function kindOfFile({ initiator }: RequestedFile, path: string): string {
  if (initiator === 'navigation') return 'diese Seite';
  if (path === location.pathname && initiator === 'fetch') return 'nur die Kopfzeilen dieser Seite';
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? `Abruf (${initiator})`;
}

/** @param bytes 0 if the browser does not tell */
export function sizeOfFile(bytes: number): string {
  if (bytes === 0) return '';
  return `${(bytes / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00A0kB`;
}

/** @param strange the hosts besides this one */
export function requestsInSum(count: number, host: string, strange: readonly string[]): string {
  const all = count === 1 ? 'Ein Abruf' : `${count}\u00A0Abrufe`;
  if (strange.length > 0) return `Achtung: ${all}, nicht alle von ${host}. Fremd: ${strange.join(', ')}.`;
  return count === 1 ? `${all}, von ${host}.` : `${all}, alle von ${host}.`;
}

export function strangeHost(host: string): string {
  return `Fremder Server: ${host}`;
}

export const PREVENTED = 'Vom Browser verhindert.';
