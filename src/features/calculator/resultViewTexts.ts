import { type NamedBank, ofBank } from '../../bankData/bankNameTexts.ts';

/** What the result is, beside its sign. */
export const badgeTexts = {
  markedForDeletion: 'Bankleitzahl zur Löschung vorgemerkt',
  formula: 'Nach der einfachen Formel',
  formulaOfBank: (bank: NamedBank) => `Passt zur Regel ${ofBank(bank)}`,
  probable: 'Wahrscheinlich die IBAN nach der Regel der Bank',
  byRule: (bank: NamedBank) => `Empfohlen: IBAN nach der Regel ${ofBank(bank)}`,
  ofSuccessor: 'Empfohlen: IBAN mit der neuen Bankleitzahl',
  notUsed: 'Keine IBAN-Berechnung vorgesehen',
  checkAccount: 'Bitte prüfen Sie die Kontonummer',
  unknownBank: 'Bankleitzahl nicht in unseren Bankdaten',
} as const;

/** The last of the sentences that explain a result. */
export const differsFromFormula = 'Deshalb weicht diese IBAN von der einfachen Formel ab.';

/** Remarks on the IBAN of the plain formula. */
export const formulaNotes = {
  otherReading: 'nach der zweiten möglichen Auslegung',
  notUsed: 'nach der Regel der Bank gilt die andere',
} as const;
