export const texts = {
  start: 'Beispiel starten',
  loading: 'Das Beispiel wird geladen …',
  failed:
    'Das Beispiel konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
} as const;
