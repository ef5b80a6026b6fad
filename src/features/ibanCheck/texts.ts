import { enumeration } from '../../bankData/ibanProblemTexts.ts';
import type { BankVerdict } from '../../domain/ibanCheck/ibanAtBank.ts';
import { germanCount } from '../../ui/germanNumber.ts';

/** The German words of „IBAN prüfen“. */
export const texts = {
  label: 'IBAN oder Text mit IBANs',
  hint: 'Leerzeichen, Punkte und Zeilenumbrüche stören nicht.',
  empty: 'Tippen oder fügen Sie hier zuerst eine IBAN ein.',
  check: 'IBAN prüfen',
  privacy: 'Bleibt auf Ihrem Gerät: Nichts wird gesendet oder gespeichert.',
  resultHeading: 'Ergebnis',
  nothingFound:
    'In diesem Text steht keine IBAN. Eine IBAN beginnt mit zwei Buchstaben für das Land und zwei Prüfziffern, zum Beispiel DE89.',
  right: 'Rechnerisch richtig',
  wrong: 'So kann diese IBAN nicht stimmen',
  limits: 'Rechnerisch richtig; ob das Konto besteht, weiß nur die Bank.',
  lookingUp: 'Die Bank wird noch nachgeschlagen …',
  notLookedUp:
    'Die Bank ließ sich nicht nachschlagen, weil das Bankverzeichnis nicht geladen werden konnte. Geprüft sind nur Länge, Zeichen und Prüfziffern. Um es noch einmal zu versuchen, drücken Sie „IBAN prüfen“.',
  countryNotLoaded: 'Die Angaben zum Land ließen sich nicht laden. Geprüft sind nur Länge und Prüfziffern.',
  giroCode: 'GiroCode erzeugen',
  print: 'Drucken',
  suggestions: 'Vielleicht ist gemeint:',
  oneSuggestion: 'Vergleichen Sie mit dem Original, bevor Sie den Vorschlag übernehmen.',
  listBefore: 'Viele IBANs auf einmal prüft ',
  list: 'das Werkzeug für Listen',
  listBehind: '.',
  moreSuggestions: 'Höchstens eine davon stimmt. Vergleichen Sie Zeichen für Zeichen mit dem Original.',
  noSuggestion:
    'Mit einem einzelnen Tippfehler lässt sich das nicht erklären. Vergleichen Sie jede Stelle mit dem Original.',
  take: 'Diese prüfen',
  characters: (count: number) => `${count} Zeichen`,
  rightCheckDigits: (digits: string) => `${digits} – richtig`,
  facts: {
    checkDigits: 'Prüfziffern',
    bankCode: 'Bankleitzahl',
    bank: 'Bank',
    town: 'Ort',
    bic: 'BIC',
    accountCheck: 'Kontoprüfung',
    country: 'Land',
    length: 'Länge',
    structure: 'Aufbau danach',
    sepa: 'SEPA-Raum',
  },
  parts: {
    bank: 'Bankkennung',
    branch: 'Filiale',
    account: 'Konto (teils mit Prüfzeichen)',
    rest: 'Weitere Stellen',
  },
} as const;

/** The badge of a German IBAN with correct check digits. */
export const verdictBadges: Readonly<Record<BankVerdict, string>> = {
  'formed-by-bank': texts.right,
  'formed-differently': 'Rechnerisch richtig, aber die Bank bildet heute eine andere IBAN',
  disputed: 'Rechnerisch richtig, aber die Regel der Bank ist strittig',
  'named-by-bank-alone': 'Rechnerisch richtig, bestätigen kann sie nur die Bank',
  'account-does-not-fit': 'Prüfziffern richtig, Kontonummer fraglich',
  'unknown-bank': 'Prüfziffern richtig, Bankleitzahl unbekannt',
};

/** Shown below the field during typing. */
export function lengthText(length: number, expected: number | undefined): string {
  return expected === undefined ? `${length}\u00A0Zeichen` : `${length} von ${expected}\u00A0Zeichen`;
}

/** Shown if more was pasted than the field accepts. */
export function noRoom(most: number, missing: number): string {
  return `Das Feld fasst ${germanCount(most)}\u00A0Zeichen. ${missing === 1 ? 'Das letzte Zeichen fand' : `Die letzten ${germanCount(missing)}\u00A0Zeichen fanden`} keinen Platz und ${missing === 1 ? 'ist' : 'sind'} nicht geprüft.`;
}

/** What is announced to screen readers if there is only one IBAN and it is right. */
export function announcementOfRight(verdict: string, bank: string | null): string {
  return bank === null ? `${verdict}.` : `${verdict}. ${texts.facts.bank}: ${bank}.`;
}

/** Same, if it is wrong. */
export function announcementOfWrong(causes: readonly string[], suggestions: number): string {
  const found = ['', 'Ein Vorschlag.'][suggestions] ?? `${suggestions}\u00A0Vorschläge.`;
  return `${texts.wrong}. ${causes.join(' ')} ${found}`.trim();
}

/** Announced to screen readers after each check of several IBANs, and shown to everybody if some are omitted. */
export function announcement(right: number, wrong: number): string {
  return `${right + wrong} IBANs gefunden, ${right} rechnerisch richtig, ${wrong} falsch.`;
}

export function position(number: number, count: number): string {
  return `IBAN ${number} von ${count}`;
}

/** Shown above the results if the text has more IBANs than the page shows. */
export function onlyTheFirst(shown: number, count: number): string {
  return `Hier stehen die ersten ${shown} von ${count}.`;
}

/**
 * Shown below the results.
 *
 * @param wrong which of the omitted IBANs are wrong, counted from 1 in the whole text
 */
export function notShown(count: number, wrong: readonly number[]): string {
  const sentence =
    count === 1
      ? 'Eine weitere IBAN in diesem Text ist hier nicht gezeigt.'
      : `${count} weitere IBANs in diesem Text sind hier nicht gezeigt.`;
  if (wrong.length === 0) return sentence;
  const named = wrong.slice(0, MOST_NAMED).map((number) => `Nummer ${number}`);
  if (wrong.length > MOST_NAMED) named.push(`${wrong.length - MOST_NAMED} mehr`);
  return `${sentence} Falsch ${wrong.length === 1 ? 'ist' : 'sind'} davon ${enumeration(named)}.`;
}

/** A longer enumeration is not readable. */
const MOST_NAMED = 10;
