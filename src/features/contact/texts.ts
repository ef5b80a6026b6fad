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
  keptInEmail:
    'Trotz der Meldung ist noch nichts gesendet. Ihr Text liegt jetzt in einer E-Mail: Drücken Sie auf „Als E-Mail öffnen“ und senden Sie sie dort ab.',
  keptHere: (text: string) =>
    `Trotz der Meldung ist noch nichts gesendet. Ihr Text ist zu lang für das E-Mail-Programm. Kopieren Sie ihn von hier in die E-Mail:\n${text}`,
  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
  ways: '„Als E-Mail öffnen“ legt Ihren Text in eine E-Mail, die Sie selbst absenden. „Bestätigung zeigen“ sendet nichts, zeigt eine Meldung und leert die Felder.',
  hint: 'Alle Felder sind nötig. Bitte keine vollständige Kontonummer, PIN oder TAN.',
} as const;
