import { BANK_CODE_LENGTH } from '../domain/account/bankCode.ts';
import type { BankSearchResult } from '../domain/bankSearch/bankSearch.ts';
import { germanMonth } from '../ui/germanDate.ts';
import { germanCount } from '../ui/germanNumber.ts';

/** The German words of the bank search. */
export const bankFinderTexts = {
  landmark: 'Suche nach einer Bank',
  label: 'Bank, Ort, PLZ, BLZ oder BIC',
  hint: 'Die Treffer erscheinen darunter, während Sie tippen.',
  clear: 'Suche leeren',
  close: 'Schließen',
  examples: 'Zum Beispiel:',
  exampleQueries: ['Sparkasse Köln', 'muenchner bank', '370 400 44'],
  loading: 'Das Bankverzeichnis wird geladen …',
  failed:
    'Das Bankverzeichnis ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal laden',
  fromIban: 'Das ist eine IBAN; gesucht wird die Bankleitzahl darin.',
  fromSeemingIban: 'Das sieht nach einer IBAN aus; gesucht wird die Bankleitzahl darin.',
  choose: 'BLZ übernehmen',
  calculate: 'Mit dieser BLZ rechnen',
  copy: (name: 'BLZ' | 'BIC', code: string) => `${name} ${code} kopieren`,
  copied: (name: 'BLZ' | 'BIC', code: string) => `${name} ${code} ist kopiert.`,
  markedForDeletion: 'Zur Löschung vorgemerkt.',
  successor: (bankCode: string, name: string | undefined) =>
    `Nachfolgerin: ${bankCode}${name === undefined ? '' : `, ${name}`}`,
  noSuccessor: 'Eine Nachfolgerin nennt das Verzeichnis nicht.',
  withoutIbans: 'Zu dieser Bankleitzahl gibt es keine IBAN.',
  more: (count: number) => (count === 1 ? 'Einen weiteren anzeigen' : `${count}\u00A0weitere anzeigen`),
  placesAsOf: (day: string) => `Orte und Löschvermerke: Stand ${germanMonth(day)}`,
} as const;

/** Shown if more was pasted than the field accepts. */
export function noRoom(most: number, missing: number): string {
  return `Gesucht wird nach den ersten ${most}\u00A0Zeichen; ${germanCount(missing)}\u00A0mehr fanden keinen Platz.`;
}

/** One sentence above the results: their number, or what to try instead. */
export function searchSummary(text: string, { banks, count, isApproximate }: BankSearchResult): string {
  if (count === 0) return nothingFound(text);
  const shown = banks.length < count ? `, ${banks.length}\u00A0davon hier` : '';
  if (isApproximate)
    return count === 1
      ? 'Nichts passt genau; ähnlich ist ein Eintrag:'
      : `Nichts passt genau; ähnlich sind ${germanCount(count)}\u00A0Einträge${shown}:`;
  return `${germanCount(count)}\u00A0Treffer${shown}`;
}

function nothingFound(text: string): string {
  const digits = /[^\d\s./-]/.test(text) ? '' : text.replace(/\D/g, '');
  if (digits.length > BANK_CODE_LENGTH)
    return `Nichts gefunden. Eine Bankleitzahl hat 8\u00A0Ziffern, hier sind es ${digits.length}.`;
  if (digits.length === BANK_CODE_LENGTH)
    return 'Diese Bankleitzahl steht nicht im Verzeichnis der Bundesbank. Vielleicht ist sie gelöscht, oder eine Ziffer ist falsch.';
  return 'Nichts gefunden. Oft helfen weniger Wörter: nur der Ort, ein Teil des Namens oder die ersten Ziffern der Bankleitzahl. Banken im Ausland stehen nicht im Verzeichnis.';
}
