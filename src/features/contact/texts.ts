/** The German texts of the contact form. Requirement 7.3 sets those of the notification. */
export const texts = {
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  confirm: 'Bestätigung zeigen',
  openAsEmail: 'Als E-Mail öffnen',
  emailSubject: (name: string) => `Nachricht zum IBAN-Rechner${name === '' ? '' : ` von ${name}`}`,
  tooLongForEmail:
    'Ihr Text ist zu lang, um ihn dem E-Mail-Programm zu übergeben. Kopieren Sie ihn aus dem Feld in die E-Mail.',
  keptInEmail: 'Ihr Text ist noch da: Drücken Sie auf „Als E-Mail öffnen“, um ihn zu senden.',
  keptHere: (text: string) =>
    `Ihr Text ist zu lang für das E-Mail-Programm. Kopieren Sie ihn von hier in die E-Mail:\n${text}`,
  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
  hint: 'Alle Felder sind nötig. Bitte keine vollständige Kontonummer, PIN oder TAN.',
} as const;
