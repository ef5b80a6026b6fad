/** The German words of what can be done with a result. */
export const actionTexts = {
  giroCode: 'GiroCode erzeugen',
  share: 'Teilen',
  shareMeaning:
    'Der Link enthält Bankleitzahl und Kontonummer: Wer ihn bekommt, sieht beide. Sie stehen hinter dem Zeichen # und gehen deshalb an keinen Server. Sie bleiben aber in der Nachricht, mit der Sie den Link verschicken, und im Verlauf jedes Browsers, der ihn öffnet: Diese Seite kann sie nur aus der Adresszeile nehmen, nicht aus dem Verlauf.',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link ist kopiert.',
  linkRefused:
    'Ihr Browser erlaubt das Kopieren nicht. Der Link ist jetzt markiert, Sie können ihn von Hand kopieren:',
} as const;
