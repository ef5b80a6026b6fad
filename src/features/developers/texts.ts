import type { SampleField, SampleName } from './samples.ts';

/** The German texts of the example on the page for developers. */
export const texts = {
  choose: 'Funktion',
  code: 'Das Programm',
  run: 'Ausführen',
  answer: 'Die Antwort auf ',
  waiting: 'Das Programm und die Bankdaten werden geladen …',
  failed:
    'Das Programm oder die Bankdaten konnten nicht geladen werden. Prüfen Sie die Verbindung und führen Sie das Beispiel noch einmal aus.',
  privacy: 'Bleibt auf Ihrem Gerät: Nichts davon wird gesendet oder gespeichert.',
} as const;

/** What each function does. */
export const sampleTexts: Readonly<Record<SampleName, string>> = {
  resolveIban:
    'Findet die IBAN nach der Regel der Bank oder den Grund, warum es keine gibt. Die der einfachen Formel heißt formulaIban.',
  checkAccount: 'Prüft eine Kontonummer nach einem Prüfzifferverfahren der Bundesbank.',
  checkIban: 'Sagt, ob eine IBAN rechnerisch stimmt und was an ihr falsch ist.',
  findIbans: 'Findet die IBANs in einem Text.',
};

export const fieldTexts: Readonly<Record<SampleField['id'], string>> = {
  blz: 'Bankleitzahl (BLZ)',
  konto: 'Kontonummer',
  verfahren: 'Prüfzifferverfahren',
  kontonummer: 'Kontonummer',
  iban: 'IBAN',
  text: 'Text mit IBANs',
};

/** @param answer its top, `ok: true, iban: DE…` */
export const answered = (name: SampleName, answer: string): string => `${name} antwortet: ${answer}`;
