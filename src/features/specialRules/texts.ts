import { germanCount } from '../../ui/germanNumber.ts';

/** The German words of the list of special rules. */
export const texts = {
  heading: (rule: string, holder: string | null) => `Regel ${rule}: ${holder ?? 'Bankleitzahlen ohne IBAN'}`,
  count: (count: number) => `${germanCount(count)}\u00A0${count === 1 ? 'Bankleitzahl' : 'Bankleitzahlen'}`,
  example: 'Beispiel',
  account: (bankCode: string, accountNumber: string) =>
    `BLZ ${bankCode}, Konto ${accountNumber.replace(/^0+(?=.)/, '')}`,
  formula: 'Einfache Formel',
  bank: 'IBAN der Bank',
  both: 'Formel und Bank',
  refused: 'Abgelehnt',
  filter: 'Liste durchsuchen',
  filterHint: 'Bank, Ort, Bankleitzahl oder Nummer der Regel',
  nothingFound:
    'Nichts gefunden. Eine Bankleitzahl, die hier fehlt, hat nach unseren Daten keine eigene Regel, oder es gibt sie nicht.',
  withoutFilter:
    'Durchsuchen Sie die Liste mit der Suche Ihres Browsers, meist Strg\u00A0+\u00A0F. Bankleitzahlen stehen hier ohne Leerzeichen.',
  download: (bytes: number) =>
    `Alle Bankleitzahlen als CSV\u00A0(${germanCount(Math.round(bytes / 1000))}\u00A0kB)`,
  shares: {
    caption: 'Wie sich die Bankleitzahlen auf die Regeln verteilen',
    columns: ['Regel', 'Bankleitzahlen', 'Anteil'],
    standard: 'einfache Formel (Regel 0000)',
    noPayments: 'keine IBAN-Berechnung (Regel 0001)',
    others: (count: number) => `${germanCount(count)} weitere Institute`,
    unknown: 'zu neu für die Regeltabelle',
    of: (holder: string, rules: readonly string[]) =>
      `${holder} (${rules.length === 1 ? 'Regel' : 'Regeln'} ${rules.join(', ')})`,
  },
  unheld: {
    caption: 'Regeln, die keine Bankleitzahl mehr hat',
    columns: ['Regel', 'Bank', 'Was sie vorsah'],
  },
};
