import type { ColumnDates } from '../domain/directory/bankDirectory.ts';
import { germanCount } from '../ui/germanNumber.ts';
import { unknownBankSentence } from './unknownBankTexts.ts';

/** The German words of the answers to a search. */
export const texts = {
  right: 'IBAN rechnerisch richtig',
  limits: 'Ob das Konto besteht, weiß nur die Bank.',
  doubtful: 'IBAN rechnerisch richtig, aber fraglich',
  doubt:
    'Ob die Bank diese IBAN so bildet, ist nicht sicher. Hat die Bank selbst sie genannt, kann sie gelten.',
  why: 'Warum, zeigt „IBAN prüfen“',
  wrong: 'So kann diese IBAN nicht stimmen',
  noBicForWrong: 'Zu einer falschen IBAN nennen wir keinen BIC.',
  check: 'IBAN prüfen und Tippfehler suchen',
  unknownBankCode: 'Prüfziffern richtig, Bankleitzahl unbekannt',
  unfinished: 'Die IBAN ist noch nicht vollständig.',
  foreignIban: 'IBAN aus einem anderen Land',
  foreignBic: 'BIC aus einem anderen Land',
  onlyGerman: 'Unser Verzeichnis kennt nur Banken in Deutschland.',
  bicFromPayee: 'Den BIC nennt Ihnen, wer das Geld bekommt, oder dessen Bank.',
  several: 'Mehrere IBANs auf einmal',
  oneAtATime: 'Lassen Sie eine davon stehen, dann nennen wir ihren BIC.',
  tooLong: 'Darin steht keine IBAN',
  shorter: 'Schreiben Sie nur den Namen der Bank, den Ort, die Bankleitzahl oder den BIC.',
  unknownBic: 'Dieser BIC steht nicht in unseren Bankdaten',
} as const;

/** @param bankCode as it is written on paper */
export function unknownBankCode(bankCode: string, dates: Pick<ColumnDates, 'name'>): string {
  return `${unknownBankSentence(`Die Bankleitzahl ${bankCode}`, dates)} Deshalb gibt es hier keinen BIC. Fragen Sie nach, bevor Sie Geld überweisen.`;
}

export function lengthSoFar(length: number, expected: number): string {
  return `${length} von ${expected}\u00A0Zeichen. ${texts.unfinished}`;
}

/** DE and nine digits: also half an IBAN. */
export function vatNumber(expected: number): string {
  return `${lengthSoFar('DE123456789'.length, expected)} Eine Umsatzsteuer-Identifikationsnummer (DE und neun Ziffern) ist keine IBAN und hat keinen BIC.`;
}

/** @param country two letters; undefined if no country has them */
export function nameOfCountry(country: string): string | undefined {
  return new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' }).of(country);
}

export function countryOf(country: string): string {
  return `Länderkürzel ${country}: ${nameOfCountry(country) ?? 'unbekannt'}.`;
}

export function severalIbans(count: number): string {
  return `Im Feld stehen ${count} verschiedene IBANs. ${texts.oneAtATime}`;
}

export function tooLong(length: number): string {
  return `Das sind ${germanCount(length)}\u00A0Zeichen, zu viele für eine Suche. ${texts.shorter}`;
}

export function bankCodesOf(bic: string, count: number): string {
  return `${bic} gehört zu ${count === 1 ? 'einer Bankleitzahl' : `${germanCount(count)}\u00A0Bankleitzahlen`}.`;
}

export function unknownBranch(bic: string, beginning: string): string {
  return `${bic} steht nicht in unseren Bankdaten. Mit ${beginning} beginnen diese; die letzten drei Zeichen unterscheiden Filialen oder, wie bei vielen Sparkassen und Volksbanken, ganze Banken:`;
}

export function unknownBic(bic: string): string {
  return `${bic} steht nicht in unseren Bankdaten. Vergleichen Sie jedes Zeichen; leicht verwechselt werden 0 und O, 1 und I.`;
}

/** Announced to screen readers. */
export function announcementOfBank(isDoubtful: boolean, bank: string, bic: string): string {
  const verdict = isDoubtful ? `${texts.doubtful}. ${texts.doubt}` : `${texts.right}.`;
  return `${verdict} ${bank}, ${bic === '' ? 'ohne BIC' : `BIC ${bic}`}.`;
}
