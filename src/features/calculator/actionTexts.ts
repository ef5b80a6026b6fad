/** The German words of what can be done with a result. */
export const actionTexts = {
  giroCode: 'GiroCode erzeugen',
  share: 'Teilen',
  shareMeaning:
    'Der Link enthält Bankleitzahl und Kontonummer: Wer ihn bekommt, sieht beide. Sie stehen hinter dem Zeichen # und gehen deshalb an keinen Server. Diese Seite nimmt sie nach dem Lesen aus der Adresse; im Verlauf des Browsers und in der Nachricht, mit der Sie den Link verschicken, können sie stehen bleiben.',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link ist kopiert.',
  linkRefused:
    'Ihr Browser erlaubt das Kopieren nicht. Der Link ist jetzt markiert, Sie können ihn von Hand kopieren:',
} as const;
