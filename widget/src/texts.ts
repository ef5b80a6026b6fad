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
    'Nach welcher Regel diese Bank ihre IBANs bildet, ist hier noch nicht bekannt. Ohne die Regel wäre die IBAN geraten.',
  otherReading: 'Nach der anderen Lesart:',
  bankData: {
    unavailable: `Das Bankverzeichnis ließ sich nicht laden, und ohne das Verzeichnis wäre die IBAN geraten. ${again}`,
    damaged: `Das Bankverzeichnis ist beschädigt, und ohne das Verzeichnis wäre die IBAN geraten. ${again}`,
    foreign:
      'Das Bankverzeichnis soll von einem fremden Server kommen. Von dort lädt dieser Rechner nichts, und ohne das Verzeichnis wäre die IBAN geraten.',
  } satisfies Readonly<Record<BankDataProblem, string>>,
  missing: 'Geben Sie Bankleitzahl und Kontonummer ein.',
  notCalculated: `Die IBAN ist noch nicht berechnet: Drücken Sie auf „${calculator.calculate}“.`,
} as const;
