import type { ColumnDates } from '../domain/directory/bankDirectory.ts';
import { germanCount } from '../ui/germanNumber.ts';
import { unknownBankSentence } from './bankNameTexts.ts';

/** @param country two letters; undefined if no country has them */
export function nameOfCountry(country: string): string | undefined {
  return new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' }).of(country);
}

const right = 'IBAN rechnerisch richtig';
const doubtful = 'IBAN rechnerisch richtig, aber fraglich';
const doubt =
  'Ob die Bank diese IBAN so bildet, ist nicht sicher. Hat die Bank sie selbst genannt, kann sie gelten.';
const lengthSoFar = (length: number, expected: number) =>
  `${length} von ${expected}\u00A0Zeichen. Die IBAN ist noch nicht vollständig.`;

export const searchAnswerTexts = {
  right,
  limits: 'Ob das Konto besteht, weiß nur die Bank.',
  doubtful,
  doubt,
  why: 'Warum, zeigt „IBAN prüfen“',
  wrong: 'So kann diese IBAN nicht stimmen',
  noBicForWrong: 'Zu einer falschen IBAN nennen wir keinen BIC.',
  check: 'IBAN prüfen und Tippfehler suchen',
  unknownBankCode: 'Prüfziffern richtig, Bankleitzahl unbekannt',
  /** @param bankCode as it is written on paper */
  unknownBank: (bankCode: string, dates: Pick<ColumnDates, 'name'>) =>
    `${unknownBankSentence(`Die Bankleitzahl ${bankCode}`, dates)} Deshalb gibt es hier keinen BIC. Fragen Sie nach, bevor Sie Geld überweisen.`,
  lengthSoFar,
  /** DE and nine digits: a VAT number, or half an IBAN. */
  vatNumber: (expected: number) =>
    `${lengthSoFar('DE123456789'.length, expected)} Eine Umsatzsteuer-Identifikationsnummer (DE und neun Ziffern) ist keine IBAN und hat keinen BIC.`,
  foreignIban: 'IBAN aus einem anderen Land',
  foreignBic: 'BIC aus einem anderen Land',
  countryOf: (country: string) => `Länderkürzel ${country}: ${nameOfCountry(country) ?? 'unbekannt'}.`,
  onlyGerman: 'Unser Verzeichnis kennt nur Banken in Deutschland.',
  bicFromPayee: 'Den BIC nennt Ihnen, wer das Geld bekommt, oder dessen Bank.',
  several: 'Mehrere IBANs auf einmal',
  severalIbans: (count: number) =>
    `Im Feld stehen ${count} verschiedene IBANs. Lassen Sie eine davon stehen, dann nennen wir ihren BIC.`,
  noIban: 'Darin steht keine IBAN',
  tooLong: (length: number) =>
    `Das sind ${germanCount(length)}\u00A0Zeichen, zu viele für eine Suche. Schreiben Sie nur den Namen der Bank, den Ort, die Bankleitzahl oder den BIC.`,
  bankCodesOf: (bic: string, count: number) =>
    `${bic} gehört zu ${count === 1 ? 'einer Bankleitzahl' : `${germanCount(count)}\u00A0Bankleitzahlen`}.`,
  unknownBranch: (bic: string, beginning: string) =>
    `${bic} steht nicht in unseren Bankdaten. Mit ${beginning} beginnen diese; die letzten drei Zeichen unterscheiden Filialen oder, wie bei vielen Sparkassen und Volksbanken, ganze Banken:`,
  unknownBic: 'Dieser BIC steht nicht in unseren Bankdaten',
  compareBic: (bic: string) =>
    `${bic} steht nicht in unseren Bankdaten. Vergleichen Sie jedes Zeichen; leicht verwechselt werden 0 und O, 1 und I.`,
  announcement: (isDoubtful: boolean, bank: string, bic: string) =>
    `${isDoubtful ? `${doubtful}. ${doubt}` : `${right}.`} ${bank}, ${bic === '' ? 'ohne BIC' : `BIC ${bic}`}.`,
} as const;
