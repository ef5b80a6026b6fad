import { groupIban, type Iban } from '../domain/iban/iban.ts';
import type { Part } from '../ui/LabelledParts.tsx';

/** The four parts of a German IBAN with their labels and colours, as they are written in groups. */
export function ibanPartsToShow(iban: Iban): Part[][] {
  const written = groupIban(iban);
  return [
    [
      { text: written.slice(0, 2), label: 'Land', colour: 'muted' },
      { text: written.slice(2, 4), label: 'Prüfziffern', colour: 'first' },
    ],
    [{ text: written.slice(5, 14), label: 'Bankleitzahl', colour: 'second' }],
    [{ text: written.slice(15), label: 'Kontonummer', colour: 'third' }],
  ];
}
