/** The German words around the search for a bank on its own page. */
export const texts = {
  privacy: 'Gesucht wird auf Ihrem Gerät: Nichts davon wird gesendet oder gespeichert.',
} as const;
