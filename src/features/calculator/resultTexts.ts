import { bankCodeInGroups, type NamedBank, ofBank } from '../../bankData/bankNameTexts.ts';
import { accountNumberTaken, bankCodeTaken } from '../../bankData/cleanedNumber.ts';
import type { BankCode } from '../../domain/account/account.ts';
import type { Bank, ColumnDates } from '../../domain/directory/bankDirectory.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { germanDayInDigits, germanMonth } from '../../ui/germanDate.ts';
import { copyRefused } from '../../ui/texts.ts';
import type { Tone } from '../../ui/tone.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Announced {
  readonly badge: string;
  readonly notes: readonly string[];
  readonly tone: Tone;
  readonly isFormulaOnly: boolean;
}

/** Columns of the directory that may be of another quarter than the names. */
const COLUMNS = [
  ['accountCheckMethod', 'Prüfzifferverfahren'],
  ['bankRule', 'Sonderregeln'],
  ['town', 'Orte'],
  ['isMarkedForDeletion', 'Löschvermerke'],
] as const satisfies readonly (readonly [keyof ColumnDates, string])[];

/**
 * The German texts of a result and its actions. They are loaded with the result. Sentences about the account, such as a
 * wrong check digit, are in `src/bankData/stepTexts.ts`.
 */
export const resultTexts = {
  heading: 'Die IBAN',
  doubtfulHeading: 'Die IBAN, falls die Kontonummer stimmt',
  formulaHeading: 'IBAN nur nach der Formel',
  noIbanHeading: 'Keine IBAN der Bank',
  copyFormula: 'Formel-IBAN kopieren',
  formula: 'Nach der einfachen Formel:',
  notLookedUp: 'Die Bank konnte nicht ermittelt werden',
  formulaOnly: {
    loading: 'Die Regel der Bank wird noch nachgeschlagen …',
    failed:
      'Das Bankverzeichnis konnte nicht geladen werden. Ob die Bank eine eigene Regel hat, ist deshalb offen: Verwenden Sie die IBAN der Formel nicht ungeprüft.',
  },
  datesOfTheData: (dates: ColumnDates, validUntil: string | null) => {
    const until = validUntil === null ? '' : `, gültig bis ${germanDayInDigits(validUntil)}`;
    const older = COLUMNS.filter(([column]) => dates[column] !== dates.name);
    const others = older.map(([column, words]) => `, ${words} ${germanMonth(dates[column])}`);
    return `Stand der Daten: ${germanMonth(dates.name)}${others.join('')}${until}.`;
  },
  /** The result as a person would read it aloud. */
  announcement: (iban: string, bank: Bank | null, { badge, notes, tone, isFormulaOnly }: Announced) => {
    const cause = tone === 'good' ? '' : ` ${notes.join(' ')}`;
    if (isFormulaOnly) return `${badge}.${cause} Nach der einfachen Formel wäre die IBAN ${iban}.`;
    const found = tone === 'good' ? `Die IBAN lautet ${iban}.` : `Berechnete IBAN: ${iban}.`;
    return `${found}${bank === null ? '' : ` Bank: ${bank.name}.`} ${badge}.${cause}`;
  },
  announcedFormula: (iban: string) =>
    `Nach der einfachen Formel lautet die IBAN ${iban}. Die Bank konnte nicht ermittelt werden.`,
  input: (bankCode: BankCode, accountNumber: string) => `für ${accountInWords(bankCode, accountNumber)}`,
  outdated: (bankCode: BankCode, accountNumber: string) =>
    `Ergebnis zu ${accountInWords(bankCode, accountNumber)}.`,
  otherFields: 'Sie haben die Angaben geändert.',
  calculateAgain: 'Drücken Sie noch einmal auf „IBAN berechnen“.',
  restart: 'Neue Berechnung',
  arithmetic: 'Rechenweg',
  more: 'Mehr',
  print: 'Drucken',
  giroCode: 'GiroCode',
  giroCodeName: 'GiroCode erstellen',
  share: 'Teilen',
  shareMeaning:
    'Wer den Link bekommt, sieht Bankleitzahl und Kontonummer. Unser Server erfährt sie nicht; in der Nachricht und im Verlauf des Browsers bleiben sie stehen.',
  text: { copied: 'Der Text ist kopiert.', copyRefused: copyRefused('Der Text') },
  copyLink: 'Link kopieren',
  link: { copied: 'Der Link ist kopiert.', copyRefused: copyRefused('Der Link') },
  former: {
    heading: 'Schon berechnet',
    meaning: 'Steht nur hier, bis Sie diese Seite verlassen.',
    copy: 'kopieren',
    copyAll: 'Alle als Text kopieren',
  },
} as const;

/** What the result is, beside its sign. */
export const badgeTexts = {
  markedForDeletion: 'Bankleitzahl zur Löschung vorgemerkt',
  formula: 'Nach der einfachen Formel',
  probable: 'Wahrscheinlich die IBAN nach der Regel der Bank',
  byRule: (bank: NamedBank) => `Empfohlen: IBAN nach der Regel ${ofBank(bank)}`,
  ofSuccessor: 'Empfohlen: IBAN mit der Nachfolge-Bankleitzahl',
  notUsed: 'Keine IBAN-Berechnung vorgesehen',
  checkAccount: 'Bitte prüfen Sie die Kontonummer',
  checkInput: 'Bitte prüfen Sie Ihre Eingabe',
  unknownBank: 'Bankleitzahl unbekannt',
} as const;

/** What to do if the bank gives no IBAN, or none is certain. */
export const askForIban = ({ bankCode, resultingBankCode, resultingBank }: Resolution) =>
  `Fragen Sie den Empfänger oder seine Bank${bankCode === resultingBankCode ? '' : ` (${resultingBank?.name})`} nach der IBAN.`;
export const askIfRight =
  'Steht die Nummer so in Ihrer Vorlage, fragen Sie den Empfänger oder seine Bank nach der IBAN.';

/** What the fields have not kept of what was given to them; null if that may not matter. */
export const inputDoubt = ({ bankCode, typed, doubted }: TypedAccount): string | null =>
  accountNumberTaken(doubted.accountNumber ?? '', typed) ?? bankCodeTaken(doubted.bankCode ?? '', bankCode);

/** Remarks on the IBAN of the plain formula. */
export const formulaNotes = {
  otherReading: 'nach der zweiten möglichen Auslegung',
  notUsed: 'nur verwenden, wenn die Bank sie selbst genannt hat',
} as const;

/** The account in words, with the bank code grouped as in letters. */
function accountInWords(bankCode: BankCode, accountNumber: string): string {
  return `Bankleitzahl ${bankCodeInGroups(bankCode)} und Kontonummer ${accountNumber}`;
}
