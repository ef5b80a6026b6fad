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
    'Aus Bankleitzahl und Kontonummer wird die IBAN, die Ihre Bank wirklich verwendet – im Browser, ohne Datenübertragung.',
  language: 'de-DE',
  sourceCode: null as string | null,
  operator: {
    isPlaceholder: true,
    name: 'Erika Mustermann',
    street: 'Musterstraße 1',
    postcode: '12345',
    place: 'Musterstadt',
    country: 'Deutschland',
    email: 'kontakt@iban-rechner.example',
    phone: '+49 30 23125 123',
    /** § 18 Abs. 2 MStV: the person responsible for the editorial content. */
    editor: 'Erika Mustermann, Anschrift wie oben',
    /** Art. 77 DSGVO: the authority of the operator's Land. */
    supervisoryAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    /** The host of the server and its log, whom the privacy policy must name. */
    host: 'Muster-Hosting GmbH, Musterstraße 2, 12345 Musterstadt',
    logRetentionDays: 7,
  },
  contact: {
    replyWithin: '24 Stunden',
    phoneHours: 'Mo–Fr 9:00–17:00',
  },
} as const;
