import type { ColumnDates } from '../../domain/directory/bankDirectory.ts';
import { germanMonth } from '../../ui/germanDate.ts';
import { copyRefused } from '../../ui/texts.ts';

/** The German words of a result and its actions. They are loaded with the result. */
export const resultTexts = {
  copyFormula: 'Formel-IBAN kopieren',
  formula: 'Nach der einfachen Formel:',
  formulaOnly: {
    loading: 'Nach der einfachen Formel. Die Regel der Bank wird noch nachgeschlagen …',
    failed:
      'Nach der einfachen Formel. Die Bank ließ sich nicht nachschlagen, weil das Bankverzeichnis nicht geladen werden konnte. Ob sie eine eigene Regel hat, ist deshalb offen. Um es noch einmal zu versuchen, drücken Sie noch einmal „IBAN berechnen“.',
  },
  datesOfTheData: ({ name, accountCheckMethod, bankRule, town }: ColumnDates) =>
    `Stand der Daten: Namen und BIC ${germanMonth(name)}, Prüfverfahren ${germanMonth(accountCheckMethod)}, Sonderregeln ${germanMonth(bankRule)}, Orte und Löschvermerke ${germanMonth(town)}.`,
  announcement: (iban: string, badge: string | null) => `Ihre IBAN: ${iban}${badge ? `. ${badge}` : ''}`,
  outdated: (bankCode: string, accountNumber: string) =>
    `Dieses Ergebnis gehört zu Bankleitzahl ${bankCode} und Kontonummer ${accountNumber}. Für Ihre neue Eingabe drücken Sie noch einmal „IBAN berechnen“.`,
  arithmetic: 'Rechenweg ansehen',
  print: 'Drucken',
  giroCode: 'GiroCode erzeugen',
  share: 'Teilen',
  shareMeaning:
    'Der Link enthält Bankleitzahl und Kontonummer: Wer ihn bekommt, sieht beide. Sie stehen hinter dem Zeichen # und gehen deshalb an keinen Server. Sie bleiben aber in der Nachricht, mit der Sie den Link verschicken, und im Verlauf jedes Browsers, der ihn öffnet: Diese Seite kann sie nur aus der Adresszeile nehmen, nicht aus dem Verlauf.',
  copyLink: 'Link kopieren',
  link: { copied: 'Der Link ist kopiert.', copyRefused: copyRefused('Der Link') },
} as const;
