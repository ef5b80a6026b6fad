import { enumeration } from '../../bankData/ibanProblemTexts.ts';
import type { IbanProblem } from '../../domain/ibanCheck/checkIban.ts';
import { germanCounted } from '../../ui/germanNumber.ts';
import type { Tone } from '../../ui/tone.ts';

/** The German texts of „IBAN prüfen“. */
export const texts = {
  label: 'IBAN oder Text mit IBANs',
  hint: 'Leerzeichen, Punkte und Zeilenumbrüche stören nicht.',
  empty: 'Geben Sie hier zuerst eine IBAN ein.',
  check: 'IBAN prüfen',
  resultHeading: 'Ergebnis',
  vatNumber:
    'Das ist eine Umsatzsteuer-Identifikationsnummer (USt-IdNr.) und keine IBAN: Sie besteht aus DE und neun Ziffern und nennt kein Konto.',
  nothingFound:
    'In diesem Text steht keine IBAN. Eine IBAN beginnt mit zwei Buchstaben für das Land und zwei Prüfziffern, zum Beispiel DE89.',
  right: 'Rechnerisch richtig',
  wrong: 'So kann diese IBAN nicht stimmen',
  noIban: 'Keine IBAN',
  limits: 'Ob das Konto besteht, weiß nur die Bank.',
  lookingUp: 'Die Bank wird noch nachgeschlagen …',
  notLookedUp:
    'Das Bankverzeichnis konnte nicht geladen werden. Geprüft sind nur Länge, Zeichen und Prüfziffern. Um es noch einmal zu versuchen, drücken Sie auf „IBAN prüfen“.',
  countryNotLoaded:
    'Die Angaben zum Land konnten nicht geladen werden. Geprüft sind nur Länge und Prüfziffern.',
  accountFound: (bankCode: string, accountNumber: string) =>
    `Darin stehen aber die Bankleitzahl ${bankCode} und die Kontonummer ${accountNumber}.`,
  calculate: 'IBAN dazu berechnen',
  given: 'Eingegeben',
  proposed: 'Vorschlag',
  giroCode: 'GiroCode erzeugen',
  print: 'Drucken',
  suggestions: 'Meinten Sie:',
  checked: 'Geprüfte IBAN',
  byRule: 'IBAN nach der Regel der Bank',
  oneSuggestion: 'Vergleichen Sie mit dem Original, bevor Sie den Vorschlag übernehmen.',
  position: (number: number, count: number) => `IBAN\u00A0${number} von ${count}`,
  /** Below the field during typing. */
  length: (length: number, expected = 0) => `${length}${expected ? ` von ${expected}` : ''}\u00A0Zeichen`,
  onlyTheFirst: (shown: number) => `Angezeigt werden die ersten ${shown} und alle auffälligen.`,
  notRead: (numbers: readonly string[]) => {
    const all = enumeration(numbers);
    return all && `Nicht gelesen: ${all.length > 100 ? 'die übrigen Zahlen im Text' : all}.`;
  },
  /** @param words of the text that may speak against an IBAN */
  doubts: ([word, ...others]: readonly string[]) =>
    word
      ? `Im Text steht auch „${[word, ...others.slice(0, 2)].join('“, „')}“. Spricht das gegen eine IBAN?`
      : '',
  list: 'Viele IBANs auf einmal prüft das Werkzeug für Listen',
  moreSuggestions: 'Höchstens eine davon stimmt. Vergleichen Sie Zeichen für Zeichen mit dem Original.',
  noSuggestion:
    'Keine Änderung an einer einzigen Stelle ergibt eine IBAN, die zu unseren Bankdaten passt. Vergleichen Sie jede Stelle mit dem Original.',
  take: 'Diese\u00A0IBAN prüfen',
  facts: {
    bankCode: 'Bankleitzahl',
    accountNumber: 'Kontonummer',
    country: 'Land',
    sepa: 'SEPA-Raum',
  },
} as const;

/** What is announced to screen readers if there is only one IBAN and it is right: a doubt with its causes. */
export function announcementOfRight(verdict: string, bank: string | null, causes: readonly string[]): string {
  const result = verdict === texts.right ? 'Diese IBAN ist rechnerisch richtig.' : `${verdict}.`;
  return [result, ...(bank === null ? [] : [`Bank: ${bank}.`]), ...causes].join(' ');
}

/** What a wrong IBAN is, above the reasons. */
export function verdictOfWrong([problem]: readonly Pick<IbanProblem, 'code'>[]): string {
  return problem?.code === 'creditor-identifier' ? texts.noIban : texts.wrong;
}

/** The announcement for a single IBAN that is wrong. */
export function announcementOfWrong(causes: readonly string[], suggestions: number, verdict: string): string {
  const found = ['', 'Es gibt einen Vorschlag.'][suggestions] ?? `Es gibt ${suggestions}\u00A0Vorschläge.`;
  return `${verdict}. ${causes.join(' ')} ${found}`.trim();
}

const counted: Readonly<Record<Tone, string>> = {
  good: 'rechnerisch richtig',
  caution: 'bitte ansehen',
  wrong: 'falsch',
};

/** Announced to screen readers after each check of several IBANs, and shown above their rows; `unread` numbers are beside them. */
export function announcement(tones: readonly Tone[], unread = 0): string {
  const counts = Object.entries(counted)
    .map(([tone, words]) => ({ count: tones.filter((each) => each === tone).length, words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`);
  const rest = unread === 0 ? '' : `; ${germanCounted(unread, 'Zahl', 'Zahlen')} nicht gelesen`;
  return `${tones.length}\u00A0IBANs gefunden: ${counts.join(', ')}${rest}.`;
}
