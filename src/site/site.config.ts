/**
 * Operator and address of this site. Everything here appears on the pages; fill it in before you publish.
 *
 * The values are deliberately fictitious: the domain ends in `.example` (RFC 2606), the telephone number is in the range
 * that the Bundesnetzagentur reserves for films and examples (030 23125 000–999), and the person is the one of German
 * specimen documents. `isPlaceholder` marks them on the pages and makes the build warn.
 */
export const site = {
  name: 'IBAN-Rechner',
  url: 'https://iban-rechner.example',
  description:
    'Berechnet die IBAN aus Bankleitzahl und Kontonummer nach den Regeln der Banken – im Browser, ohne Datenübertragung.',
  sourceCode: null as string | null,
  /** The day of the last change of the privacy policy, which is dated October 2025. */
  privacyChanged: '2026-11-25',
  operator: {
    isPlaceholder: true,
    name: 'Erika Mustermann',
    street: 'Musterstraße 1',
    postcode: '12345',
    place: 'Musterstadt',
    country: 'Deutschland',
    email: 'kontakt@iban-rechner.example',
    phone: '+49 30 23125 123',
    /**
     * What § 5 DDG asks only of some operators, each with its label, for example
     * `['Rechtsform', 'GmbH'], ['Vertreten durch', '…'], ['Handelsregister', 'Amtsgericht …, HRB …'],
     * ['Umsatzsteuer-Identifikationsnummer', 'DE…']`, and a sentence on § 36 VSBG where it applies.
     */
    details: [] as readonly (readonly [label: string, text: string])[],
    /** Name or address of the data protection officer; null if none is required. */
    dataProtectionOfficer: null as string | null,
    /** § 18 Abs. 2 MStV: the person responsible for the editorial content. */
    editor: 'Erika Mustermann, Anschrift wie oben',
    /** Art. 77 DSGVO: the authority of the operator's Land. */
    supervisoryAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    /** The host of the server and its log, whom the privacy policy must name. */
    host: 'Muster-Hosting GmbH, Musterstraße 2, 12345 Musterstadt',
    logRetentionDays: 7,
    /** Art. 13 Abs. 1 lit. e und f DSGVO: who carries mail and calls, and whether data leave the EU. */
    mailProvider: 'Muster-Mail GmbH, Musterstraße 3, 12345 Musterstadt (E-Mail)',
    phoneProvider: 'Muster-Telefon GmbH, Musterstraße 4, 12345 Musterstadt (Telefon)',
    hostTransfer: 'Der Server steht in Deutschland; eine Übermittlung in Drittländer findet nicht statt.',
    mailTransfer: 'Eine Übermittlung in Drittländer findet nicht statt.',
    mailRetentionMonths: 6,
  },
  contact: {
    replyWithin: '24 Stunden',
    phoneHours: 'Mo–Fr 9:00–17:00',
  },
} as const;

export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : site.url + path;
}

/** 1200 × 630 pixels, the size that social networks recommend. */
export const previewImage = absoluteUrl('/vorschau.png');

/**
 * When the site is built. SOURCE_DATE_EPOCH (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/)
 * repeats an earlier build: the current bank directories, the year in the footer and the expiry of security.txt depend
 * on the day.
 */
export function buildDate(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (epoch === undefined) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, not “${epoch}”`);
  return new Date(Number(epoch) * 1000);
}
