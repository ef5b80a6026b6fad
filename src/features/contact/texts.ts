/** The German texts of the contact form. Requirement 7.3 sets those of the notification. */
export const texts = {
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  confirm: 'Ich habe sie abgeschickt',
  openAsEmail: 'Als E-Mail öffnen',
  missing: 'Diese Angabe fehlt noch.',
  noAddress: 'Das ist keine E-Mail-Adresse.',
  emailSubject: (name: string) => `Nachricht zum IBAN-Rechner${name === '' ? '' : ` von ${name}`}`,
  tooLongForEmail:
    'Ihr Text ist zu lang, um ihn dem E-Mail-Programm zu übergeben. Kopieren Sie ihn aus dem Feld in die E-Mail.',
  notOpening: (to: string) =>
    `Öffnet sich nichts? Dann kopieren Sie Ihren Text aus dem Feld in eine E-Mail an ${to}.`,
  notSent: 'Die E-Mail ist noch nicht abgeschickt? ',
  notOpened: 'Sie haben Ihren Text noch nicht als E-Mail geöffnet. ',
  again: 'Ihren Text öffnen',
  orCopy: '. Geht das nicht? ',
  keptHere: (to: string, message: string) =>
    `Kopieren Sie Ihren Text von hier in eine E-Mail an ${to}:\n\n${message}`,
  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
  ways: 'Ihr E-Mail-Programm öffnet sich mit Ihrem Text. Dort senden Sie ihn ab. Bestätigen Sie es danach hier; die Felder werden dann leer.',
  hint: 'Alle Felder sind nötig. Bitte keine vollständige Kontonummer, PIN oder TAN.',
} as const;
