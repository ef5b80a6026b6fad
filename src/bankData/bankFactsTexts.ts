/** The German words for the facts of a bank. */
export const bankFactsTexts = {
  bank: 'Bank',
  bic: 'BIC',
  accountCheck: 'Prüfziffer der Kontonummer',
  limits: 'Ob es dieses Konto gibt, weiß nur die Bank.',
} as const;

/** Advice for an IBAN without objections: since October 2025 the payer's bank compares the name. */
export const nextStep =
  'Bevor Sie eine Überweisung freigeben, zeigt Ihre Bank, ob der Name zur IBAN passt (Empfängerüberprüfung): Achten Sie auf ihre Antwort.';
