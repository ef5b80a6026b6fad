import { readFileSync } from 'node:fs';

/** The six articles (requirements 2.3 to 2.8) by their names in the menus. */
export const articles = [
  { path: '/iban-aufbau', label: 'IBAN-Aufbau' },
  { path: '/sepa-ueberweisung', label: 'SEPA-Überweisung' },
  { path: '/sparkasse-services', label: 'Sparkassen-Services' },
  { path: '/konto-sicherheit', label: 'Konto-Sicherheit' },
  { path: '/bankleitzahl', label: 'Bankleitzahl' },
  { path: '/iban-konvertierung', label: 'IBAN-Konvertierung' },
] as const;

/** The three links next to „Rechner“ and „Ratgeber“. */
export const mainPages = [
  { path: '/datenschutz', label: 'Datenschutz' },
  { path: '/kontakt', label: 'Kontakt' },
  { path: '/ueber-uns', label: 'Über uns' },
] as const;

/** The tools besides the calculator by their names in the menus. */
export const otherTools = [
  { path: '/iban-pruefen', label: 'IBAN prüfen' },
  { path: '/bank-suchen', label: 'Bank suchen' },
  { path: '/iban-liste', label: 'Liste umrechnen' },
  { path: '/girocode', label: 'GiroCode' },
] as const;

/** The paths of all tools. */
export const toolPaths = ['/', ...otherTools.map(({ path }) => path)] as const;

/** The reference pages („Nachschlagen“) by their names in the footer. */
export const referencePages = [
  { path: '/bic', label: 'BIC nachschlagen' },
  { path: '/falsch-ueberwiesen', label: 'Falsch überwiesen' },
  { path: '/sonderregeln', label: 'Sonderregeln' },
  { path: '/sicherheit-pruefen', label: 'So prüfen Sie uns' },
  { path: '/entwickler', label: 'Für Entwickler' },
  { path: '/einbetten', label: 'Rechner einbetten' },
] as const;

/** The pages beside the legal ones in the footer. */
export const accessPages = [
  { path: '/barrierefreiheit', label: 'Barrierefreiheit' },
  { path: '/leichte-sprache', label: 'Leichte Sprache' },
] as const;

/** The ten routes (requirements 2.2 to 2.11) and the legal notice that German law requires. */
export const routes = [
  '/',
  ...articles.map(({ path }) => path),
  ...mainPages.map(({ path }) => path),
  '/impressum',
] as const;

/** A path without a page. */
export const unknownPath = '/gibt-es-nicht';

/** The pages that the sitemap of the built site lists. */
export function routesOfTheSitemap(): string[] {
  return locations('/sitemap-index.xml').flatMap(locations);
}

/** The paths of the addresses that a file of the sitemap lists. */
function locations(path: string): string[] {
  const xml = readFileSync(`dist${path}`, 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
