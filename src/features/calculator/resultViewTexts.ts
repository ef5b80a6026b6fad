import { type NamedBank, ofBank } from '../../bankData/bankNameTexts.ts';

/** What the result is, beside its sign. */
export const badgeTexts = {
  markedForDeletion: 'Bankleitzahl zur Löschung vorgemerkt',
  formula: 'Nach der einfachen Formel',
  formulaOfBank: 'So rechnet auch die Bank: nach der einfachen Formel',
  probable: 'Wahrscheinlich die IBAN der Bank',
  byRule: (bank: NamedBank) => `Empfohlen: IBAN nach der Regel ${ofBank(bank)}`,
  ofSuccessor: 'Empfohlen: IBAN mit der Bankleitzahl der Nachfolgerin',
  notUsed: 'Die Bank verwendet diese IBAN nicht',
  checkAccount: 'Bitte prüfen Sie die Kontonummer',
  unknownBank: 'Bankleitzahl nicht in unseren Bankdaten',
} as const;

/** The last of the sentences that explain a result. */
export const differsFromFormula = 'Deshalb weicht diese IBAN von der einfachen Formel ab.';

/** Remarks on the IBAN of the plain formula. */
export const formulaNotes = {
  otherReading: 'nach der anderen Lesart',
  notUsed: 'von der Bank nicht verwendet',
} as const;
