import { groupIban, type Iban } from '../domain/iban/iban.ts';
import type { Part } from '../ui/LabelledParts.tsx';
import { ibanPartTexts } from './ibanPartTexts.ts';

/** The four parts of a German IBAN with their labels and colours. */
export function ibanPartsToShow(iban: Iban): Part[] {
  const written = groupIban(iban);
  return [
    { text: written.slice(0, 2), label: ibanPartTexts.country, tone: 'muted', endsWithBlank: false },
    { text: written.slice(2, 4), label: ibanPartTexts.checkDigits, tone: 'first', endsWithBlank: true },
    { text: written.slice(5, 14), label: ibanPartTexts.bankCode, tone: 'second', endsWithBlank: true },
    { text: written.slice(15), label: ibanPartTexts.accountNumber, tone: 'third', endsWithBlank: true },
  ];
}
