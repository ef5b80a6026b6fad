/** The German words of the page „Bank suchen“. */
export const texts = {
  privacy: 'Gesucht wird auf Ihrem Gerät: Nichts davon wird gesendet oder gespeichert.',
} as const;
