/** The labels below the four parts of a German IBAN. */
export const ibanPartTexts = {
  country: 'Land',
  checkDigits: 'Prüfziffern',
  bankCode: 'Bankleitzahl',
  accountNumber: 'Kontonummer',
} as const;
