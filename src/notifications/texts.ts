/** The German words around a notification. */
export const texts = {
  notification: 'Benachrichtigung',
  notifications: 'Benachrichtigungen ({hotkey})',
  close: 'Schließen',
} as const;
