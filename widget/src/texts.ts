import type { BankDataProblem } from './bankData.ts';

const unsure = 'Ohne das Verzeichnis können wir die IBAN nicht sicher berechnen.';

/** The German texts that only the widget needs. The others are those of the calculator and of the check. */
export const texts = {
  name: 'IBAN-Rechner',
  first: 'IBAN oder Bankleitzahl (BLZ)',
  lookingUp: 'Die Bank wird nachgeschlagen …',
  noIban: 'Für dieses Konto gibt es keine sichere IBAN',
  ruleUnknown:
    'Nach welcher Regel diese Bank ihre IBANs bildet, ist hier noch nicht bekannt. Ohne die Regel können wir die IBAN nicht sicher berechnen.',
  readings: ['Wahrscheinlich:', 'Nach der zweiten möglichen Auslegung:'],
  otherIban: 'Nach den Bankdaten:',
  foreign: 'Geprüft sind Länge und Prüfziffern. Banken anderer Länder schlagen wir nicht nach.',
  onlyCheckDigits: 'Das Bankverzeichnis fehlt. Geprüft sind nur Länge und Prüfziffern.',
  bankData: {
    unavailable: `Das Bankverzeichnis konnte nicht geladen werden. ${unsure} Versuchen Sie es später noch einmal oder geben Sie die IBAN ein.`,
    damaged: `Das Bankverzeichnis ist beschädigt. ${unsure} Geben Sie stattdessen die IBAN ein.`,
  } satisfies Readonly<Record<BankDataProblem, string>>,
  missing: 'Geben Sie eine IBAN oder Bankleitzahl und Kontonummer ein.',
  notCalculated: 'Die IBAN ist noch nicht berechnet.',
} as const;
