import { texts as calculator } from '../../src/features/calculator/texts.ts';
import type { BankDataProblem } from './bankData.ts';

const again = `Um es noch einmal zu versuchen, drücken Sie auf „${calculator.calculate}“.`;

/** The German words that only the widget needs. The others are those of the calculator. */
export const texts = {
  name: 'IBAN-Rechner',
  bankCode: (digits: string) => `Die Bankleitzahl ${digits}`,
  lookingUp: 'Die Bank wird nachgeschlagen …',
  noIban: 'Für dieses Konto gibt es keine sichere IBAN',
  ruleUnknown:
    'Nach welcher Regel diese Bank ihre IBANs bildet, ist hier noch nicht bekannt. Ohne die Regel können wir die IBAN nicht sicher berechnen.',
  otherReading: 'Nach der zweiten möglichen Auslegung:',
  bankData: {
    unavailable: `Das Bankverzeichnis konnte nicht geladen werden. Ohne das Verzeichnis können wir die IBAN nicht sicher berechnen. ${again}`,
    damaged: `Das Bankverzeichnis ist beschädigt. Ohne das Verzeichnis können wir die IBAN nicht sicher berechnen. ${again}`,
    foreign:
      'Das Bankverzeichnis soll von einem fremden Server kommen. Von dort lädt dieser Rechner nichts. Ohne das Verzeichnis können wir die IBAN nicht sicher berechnen.',
  } satisfies Readonly<Record<BankDataProblem, string>>,
  missing: 'Geben Sie Bankleitzahl und Kontonummer ein.',
  notCalculated: `Die IBAN ist noch nicht berechnet: Drücken Sie auf „${calculator.calculate}“.`,
} as const;
