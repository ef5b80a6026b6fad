import { germanCounted } from '../../ui/germanNumber.ts';

export const texts = {
  withoutHolder: 'Bankleitzahlen ohne IBAN-Berechnung',
  count: (rule: string, count: number) =>
    `Regel\u00A0${rule} · ${germanCounted(count, 'Bankleitzahl', 'Bankleitzahlen')}`,
  codes: 'Bankleitzahlen mit dieser Regel',
  example: 'Beispiel',
  account: (bankCode: string, accountNumber: string) =>
    `BLZ ${bankCode}, Konto ${accountNumber.replace(/^0+(?=.)/, '')}`,
  formula: 'Nach der Formel',
  bank: 'Nach der Regel der Bank',
  both: 'Formel und Regel der Bank',
  refused: 'Keine IBAN',
  filter: 'Liste durchsuchen',
  filterHint: 'Bank, Ort, Bankleitzahl oder Nummer der Regel',
  nothingFound:
    'Nichts gefunden. Eine Bankleitzahl, die hier fehlt, hat nach unseren Daten keine eigene Regel, oder es gibt sie nicht.',
  withoutFilter: 'Öffnen Sie eine Regel. Bankleitzahlen stehen dort ohne Leerzeichen.',
};
