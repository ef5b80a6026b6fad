/** The German words for the facts of a bank. */
export const bankFactsTexts = {
  bank: 'Bank',
  town: 'Ort',
  bic: 'BIC',
  accountCheck: 'Kontoprüfung',
  limits: 'Ob es dieses Konto gibt, weiß nur die Bank.',
} as const;

/** What to do with an IBAN against which nothing speaks: the payer's bank compares the name since October 2025. */
export const nextStep =
  'Bevor Sie eine Überweisung freigeben, zeigt Ihre Bank, ob der Name zur IBAN passt (Empfängerüberprüfung): Achten Sie auf ihre Antwort.';
