import { readFileSync } from 'node:fs';

/** The six articles (requirements 2.3 to 2.8) by the names that the menus give them. */
export const articles = [
  { path: '/iban-aufbau', label: 'IBAN-Aufbau' },
  { path: '/sepa-ueberweisung', label: 'SEPA-Überweisung' },
  { path: '/sparkasse-services', label: 'Sparkassen-Services' },
  { path: '/konto-sicherheit', label: 'Konto-Sicherheit' },
  { path: '/bankleitzahl', label: 'Bankleitzahl' },
  { path: '/iban-konvertierung', label: 'IBAN-Konvertierung' },
] as const;

/** The three links beside „Rechner“ and „Ratgeber“. */
export const mainPages = [
  { path: '/datenschutz', label: 'Datenschutz' },
  { path: '/kontakt', label: 'Kontakt' },
  { path: '/ueber-uns', label: 'Über uns' },
] as const;

/** The ten routes (requirements 2.2 to 2.11) and the legal notice that German law asks for. */
export const routes = [
  '/',
  ...articles.map(({ path }) => path),
  ...mainPages.map(({ path }) => path),
  '/impressum',
] as const;

/** A path that no page has. */
export const unknownPath = '/gibt-es-nicht';

/** What the built site itself says that it consists of. */
export function routesOfTheSitemap(): string[] {
  return locations('/sitemap-index.xml').flatMap(locations);
}

/** The paths of the addresses that a file of the sitemap lists. */
function locations(path: string): string[] {
  const xml = readFileSync(`dist${path}`, 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
