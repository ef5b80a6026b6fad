import type { ResolvedIban } from '../../../package/src/index.ts';

export const texts = {
  about:
    'resolveIban findet die IBAN nach der Regel der Bank oder den Grund, warum es keine gibt. Die der einfachen Formel heißt formulaIban.',
  code: 'Das Programm',
  run: 'Ausführen',
  answer: 'Die Antwort auf ',
  waiting: 'Das Programm und die Bankdaten werden geladen …',
  failed:
    'Das Programm oder die Bankdaten konnten nicht geladen werden. Prüfen Sie die Verbindung und führen Sie das Beispiel noch einmal aus.',
  privacy: 'Bleibt auf Ihrem Gerät: Nichts davon wird gesendet oder gespeichert.',
} as const;

/** Announced to screen readers. */
export const answered = (answer: ResolvedIban): string =>
  `Die Antwort: ${answer.ok ? `IBAN ${answer.iban}` : `keine IBAN, ${answer.code}`}, isExpired: ${answer.isExpired}.`;
