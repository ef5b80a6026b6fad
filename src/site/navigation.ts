/** A page with its label in the menus. */
export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
}

/** A tool also has an icon. */
export interface ToolEntry extends NavigationEntry {
  readonly icon: 'calculate' | 'check' | 'search' | 'list' | 'giroCode';
}

export const calculator = { href: '/#rechner', label: 'Rechner' } satisfies NavigationEntry;

/** The tools, in the order of the strip above each of them. `icon` is a key of `shell/ToolStrip.tsx`. */
export const tools = [
  { href: '/', label: 'IBAN berechnen', icon: 'calculate' },
  { href: '/iban-pruefen', label: 'IBAN prüfen', icon: 'check' },
  { href: '/bank-suchen', label: 'Bank suchen', icon: 'search' },
  { href: '/iban-liste', label: 'Liste umrechnen', icon: 'list' },
  { href: '/girocode', label: 'GiroCode', icon: 'giroCode' },
] as const satisfies readonly ToolEntry[];

/** The tools besides the calculator, which has its own entry in the menus. */
export const otherTools = tools.slice(1);

/** The articles, in the order of the menus. */
export const articles = [
  { href: '/iban-aufbau', label: 'IBAN-Aufbau' },
  { href: '/iban-konvertierung', label: 'IBAN-Konvertierung' },
  { href: '/bankleitzahl', label: 'Bankleitzahl' },
  { href: '/sepa-ueberweisung', label: 'SEPA-Überweisung' },
  { href: '/sparkasse-services', label: 'Sparkassen-Services' },
  { href: '/konto-sicherheit', label: 'Konto-Sicherheit' },
] as const satisfies readonly NavigationEntry[];

/** The entries of the top bar next to "Rechner" and "Ratgeber". */
export const mainPages = [
  { href: '/datenschutz', label: 'Datenschutz' },
  { href: '/kontakt', label: 'Kontakt' },
  { href: '/ueber-uns', label: 'Über uns' },
] as const satisfies readonly NavigationEntry[];

export const legalPages = [
  { href: '/impressum', label: 'Impressum' },
  ...mainPages,
  { href: '/barrierefreiheit', label: 'Barrierefreiheit' },
  { href: '/leichte-sprache', label: 'Leichte Sprache' },
] as const satisfies readonly NavigationEntry[];

/** The reference pages („Nachschlagen“). The footer lists them; the top bar does not. */
export const referencePages = [
  { href: '/bic', label: 'BIC nachschlagen' },
  { href: '/falsch-ueberwiesen', label: 'Falsch überwiesen' },
  { href: '/sonderregeln', label: 'Sonderregeln' },
  { href: '/sicherheit-pruefen', label: 'So prüfen Sie uns' },
  { href: '/entwickler', label: 'Für Entwickler' },
  { href: '/einbetten', label: 'Rechner einbetten' },
] as const satisfies readonly NavigationEntry[];
