import { BANK_CODE_LENGTH } from '../domain/account/account.ts';
import type { BankSearchResult } from '../domain/bankSearch/bankSearch.ts';
import type { ColumnDates } from '../domain/directory/bankDirectory.ts';
import { germanMonth } from '../ui/germanDate.ts';
import { germanCount } from '../ui/germanNumber.ts';
import { unknownBankSentence } from './bankNameTexts.ts';

/** The words of the field, by what visitors seek. */
export const words = {
  bank: {
    landmark: 'Suche nach einer Bank',
    label: 'Bank, Ort, PLZ, BLZ oder BIC',
    examples: 'Zum Beispiel Sparkasse Köln, muenchner bank oder 370\u00A0400\u00A044.',
  },
  bic: {
    landmark: 'BIC suchen',
    label: 'IBAN, Bank, Ort, BLZ oder BIC',
    examples: 'Zum Beispiel DE89 3704 0044 0532 0130 00, Sparkasse Köln oder GENODED1SPK.',
  },
};

export const bankFinderTexts = {
  hint: 'Die Antwort erscheint darunter, während Sie tippen.',
  clear: 'Suche leeren',
  loading: 'Das Bankverzeichnis wird geladen …',
  failed:
    'Das Bankverzeichnis konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal laden',
  choose: 'BLZ übernehmen',
  calculate: 'IBAN berechnen',
  copy: (name: 'BLZ' | 'BIC', code: string) => `${name} ${code} kopieren`,
  copied: (name: 'BLZ' | 'BIC', code: string) => `${name} ${code} ist kopiert.`,
  markedForDeletion: 'Zur Löschung vorgemerkt.',
  successor: (bankCode: string, name: string | undefined) =>
    `Nachfolge-Bankleitzahl: ${bankCode}${name === undefined ? '' : `, ${name}`}`,
  noSuccessor: 'Eine Nachfolge-Bankleitzahl nennt das Verzeichnis nicht.',
  withOneBic: ' mit demselben BIC',
  withoutBic: 'Einen BIC nennt das Verzeichnis für diese Bankleitzahl nicht.',
  withoutIbans: 'Für diese Bankleitzahl ist keine IBAN-Berechnung vorgesehen.',
  town: 'Welcher Ort?',
  others: (count: number, town: string) =>
    count === 1
      ? `Eine weitere Bankleitzahl dieser Bank in ${town}`
      : `${germanCount(count)}\u00A0weitere Bankleitzahlen dieser Bank in ${town}`,
  more: (count: number) => (count === 1 ? 'Einen weiteren anzeigen' : `${count}\u00A0weitere anzeigen`),
  printed: (asked: readonly string[], first?: number) => {
    const words = asked.filter((word) => word.trim() !== '').map((word) => `„${word.trim()}“`);
    return `Suche nach ${words.join(' in ')}${first ? `, hier die ersten ${first} Einträge` : ''}:`;
  },
  deletionMarksAsOf: (day: string) => `Löschvermerke: Stand ${germanMonth(day)}`,
} as const;

const seatsOnly =
  'Das Verzeichnis nennt den Ort der Bank, nicht jede Filiale: Versuchen Sie es mit der nächsten größeren Stadt.';

/** A sentence above the results: how many there are, and how many of them in the town, or what to try instead. */
export function searchSummary(
  text: string,
  { count, isApproximate, leftOut }: BankSearchResult,
  dates: ColumnDates,
  inTown?: number,
): string {
  if (count === 0) return nothingFound(text, dates);
  const without = leftOut.length > 0 ? `Ohne ${leftOut.map((word) => `„${word}“`).join(', ')}: ` : '';
  const number = `${inTown === undefined ? '' : `${germanCount(inTown)} von `}${germanCount(count)}`;
  if (isApproximate) return `Nichts mit genau diesen Wörtern. ${seatsOnly} Ähnlich geschrieben: ${number}`;
  return `${without}${number}\u00A0${inTown === undefined ? 'Treffer' : 'Treffern'}`;
}

function nothingFound(text: string, dates: ColumnDates): string {
  const digits = /[^\d\s./-]/.test(text) ? '' : text.replace(/\D/g, '');
  if (digits.length > BANK_CODE_LENGTH)
    return `Nichts gefunden. Eine Bankleitzahl hat 8\u00A0Ziffern, hier sind es ${digits.length}.`;
  if (digits.length === BANK_CODE_LENGTH) return unknownBankSentence('Diese Bankleitzahl', dates);
  return `Nichts gefunden. ${digits === '' ? `${seatsOnly} ` : ''}Oft hilft auch ein Teil des Namens oder der Anfang der Bankleitzahl. Banken im Ausland stehen nicht im Verzeichnis.`;
}
