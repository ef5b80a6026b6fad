/** The German words for the facts of a bank. */
export const bankFactsTexts = {
  bank: 'Bank',
  town: 'Ort',
  bic: 'BIC',
  accountCheck: 'Kontoprüfung',
  limits: 'Ob es dieses Konto gibt, weiß nur die Bank.',
} as const;
