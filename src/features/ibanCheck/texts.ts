import { checkedBy } from '../../bankData/bankFactsTexts.ts';
import { unknownBankSentence } from '../../bankData/bankNameTexts.ts';
import { enumeration } from '../../bankData/ibanProblemTexts.ts';
import type { SepaMembership } from '../../domain/countries/countries.ts';
import type { IbanProblem } from '../../domain/ibanCheck/checkIban.ts';
import type { BankVerdict } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Suggestion } from '../../domain/ibanCheck/suggestIbans.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { germanDate } from '../../ui/germanDate.ts';
import { germanCounted } from '../../ui/germanNumber.ts';
import type { Tone } from '../../ui/tone.ts';

export const texts = {
  label: 'IBAN oder Text mit IBANs',
  hint: 'Leerzeichen, Punkte und Zeilenumbrüche stören nicht.',
  empty: 'Geben Sie hier zuerst eine IBAN ein.',
  check: 'IBAN prüfen',
  resultHeading: 'Ergebnis',
  vatNumber:
    'Das ist eine Umsatzsteuer-Identifikationsnummer (USt-IdNr.) und keine IBAN: Sie besteht aus DE und neun Ziffern und nennt kein Konto.',
  bic: 'Das ist ein BIC und keine IBAN: Er nennt die Bank, aber kein Konto.',
  bankOfBic: 'Die Bank zu diesem BIC suchen',
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
  giroCode: 'GiroCode erstellen',
  print: 'Drucken',
  suggestions: 'Meinten Sie:',
  checked: 'Geprüfte IBAN',
  byRule: 'IBAN nach der Regel der Bank',
  oneSuggestion: 'Vergleichen Sie mit Ihrer Vorlage, bevor Sie den Vorschlag übernehmen.',
  position: (number: number, count: number) => `IBAN\u00A0${number} von ${count}`,
  /** Below the field during typing. */
  length: (length: number, expected = 0) => `${length}${expected ? ` von ${expected}` : ''}\u00A0Zeichen`,
  onlyTheFirst: (shown: number) => `Angezeigt werden die ersten ${shown} und alle auffälligen.`,
  notRead: (numbers: readonly string[]) => {
    const all = enumeration(numbers);
    return all && `Nicht gelesen: ${all.length > 100 ? 'die übrigen Angaben im Text' : all}.`;
  },
  /** @param words of the text that may speak against an IBAN */
  doubts: ([word, ...others]: readonly string[]) =>
    word
      ? `Im Text steht auch „${[word, ...others.slice(0, 2)].join('“, „')}“. Sehen Sie nach, ob und welche IBAN gemeint ist.`
      : '',
  list: 'Viele IBANs auf einmal prüft das Werkzeug für Listen',
  moreSuggestions: 'Höchstens eine davon stimmt. Vergleichen Sie Zeichen für Zeichen mit Ihrer Vorlage.',
  noSuggestion:
    'Keine Änderung an einer einzigen Stelle ergibt eine IBAN, die zu unseren Bankdaten passt. Vergleichen Sie jede Stelle mit Ihrer Vorlage.',
  take: 'Diese\u00A0IBAN prüfen',
  noForeignBanks: 'Banken anderer Länder stehen nicht in unseren Bankdaten.',
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

export function announcementOfWrong(causes: readonly string[], suggestions: number, verdict: string): string {
  const found = ['', 'Es gibt einen Vorschlag.'][suggestions] ?? `Es gibt ${suggestions}\u00A0Vorschläge.`;
  return `${verdict}. ${causes.join(' ')} ${found}`.trim();
}

/** Beside an IBAN in its row, and behind their number. */
export const toneWords: Readonly<Record<Tone, string>> = {
  good: 'rechnerisch richtig',
  caution: 'bitte ansehen',
  wrong: 'falsch',
};

/** Announced to screen readers after each check of several IBANs, and shown above their rows; `unread` numbers are beside them. */
export function announcement(tones: readonly Tone[], unread = 0): string {
  const counts = Object.entries(toneWords)
    .map(([tone, words]) => ({ count: tones.filter((each) => each === tone).length, words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`);
  const rest = unread === 0 ? '' : `; ${germanCounted(unread, 'Angabe', 'Angaben')} nicht gelesen`;
  return `${tones.length}\u00A0IBANs gefunden: ${counts.join(', ')}${rest}.`;
}

/** The badge of a German IBAN with correct check digits. */
export const verdictBadges: Readonly<Record<BankVerdict, string>> = {
  'formed-by-bank': texts.right,
  'formed-differently': 'Rechnerisch richtig, nach der Regel der Bank anders',
  disputed: 'Rechnerisch richtig; ob die Bank sie so bildet, ist nicht sicher bekannt',
  'named-by-bank-alone': 'Rechnerisch richtig, bestätigen kann sie nur die Bank',
  'account-does-not-fit': 'Bitte prüfen Sie die Kontonummer',
  'unknown-bank': 'Prüfziffern richtig, Bankleitzahl unbekannt',
};

/** States only what is certain: an IBAN that a bank has issued is valid, whatever its rule returns. */
export const verdictNotes: Readonly<Record<BankVerdict, (resolution: Resolution) => string | null>> = {
  'formed-by-bank': (resolution) => (resolution.ruleHolder === null ? null : `${checkedBy(resolution)}.`),
  'formed-differently': () =>
    'Hat die Bank selbst die geprüfte IBAN genannt, kann auch diese gelten. Fragen Sie im Zweifel nach.',
  disputed: () =>
    'Wie diese Bank rechnet, ist nicht sicher bekannt. Nach einer der beiden Auslegungen ist es genau diese IBAN. Fragen Sie im Zweifel bei ihr nach.',
  'named-by-bank-alone': () =>
    'Hat die Bank selbst diese IBAN genannt, kann sie trotzdem richtig sein. Fragen Sie nach, bevor Sie Geld überweisen.',
  'account-does-not-fit': () =>
    'Vielleicht wurde die IBAN aus einer falschen Kontonummer berechnet. Fragen Sie den Empfänger, bevor Sie Geld überweisen.',
  'unknown-bank': ({ bankCode, columnDates }) =>
    `${unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates)} Fragen Sie nach, bevor Sie Geld überweisen.`,
};

export function sepaText(sepa: Pick<SepaMembership, 'since' | 'paymentsSince' | 'through'> | null): string {
  if (sepa === null) return 'nein, Zahlungen dorthin sind Auslandsüberweisungen';
  if (sepa.through !== null) return `ja, als Gebiet von: ${sepa.through}`;
  if (sepa.since === null) return 'ja';
  const payments = sepa.paymentsSince === null ? '' : `, Zahlungen seit ${when(sepa.paymentsSince)}`;
  return `ja, seit ${when(sepa.since)}${payments}`;
}

/** `2024-11-21` → „dem 21. November 2024“; a month or a year gets no article. */
function when(date: string): string {
  return date.length > '2024-11'.length ? `dem ${germanDate(date)}` : germanDate(date);
}

/** How a suggestion changes the given IBAN. Positions are counted from 1. */
const mistakeTexts: Readonly<
  Record<Suggestion['mistake'], (suggestion: Suggestion, given: string) => string>
> = {
  'look-alike': (suggestion, given) => `${enumeration(exchanges(suggestion, given))} (sehen ähnlich aus)`,
  'missing-country': () => 'DE vorn ergänzt',
  swap: ({ changedAt }) =>
    `Stellen ${enumeration(changedAt.slice(-2).map((position) => position + 1))} getauscht`,
  'missing-digit': ({ iban, changedAt: [position = 0] }) =>
    `${iban.charAt(position)} an Stelle\u00A0${position + 1} ergänzt`,
  'extra-digit': ({ leftOutAt }, given) =>
    `${given.charAt(leftOutAt ?? 0)} an Stelle\u00A0${(leftOutAt ?? 0) + 1} weggelassen`,
  'wrong-digit': ({ iban, changedAt }, given) => {
    const position = changedAt.at(-1) ?? 0;
    return `${iban.charAt(position)} statt ${given.charAt(position)} an Stelle\u00A0${position + 1}`;
  },
  'wrong-country': (_suggestion, given) => `DE statt ${given.slice(0, 2)}`,
};

/** How a suggestion differs from the input, in a few German words. */
export function mistakeText(suggestion: Suggestion, given: string): string {
  return mistakeTexts[suggestion.mistake](suggestion, given);
}

/** „0 statt O“, each pair once. */
function exchanges({ iban, changedAt }: Suggestion, given: string): string[] {
  return [
    ...new Set(changedAt.map((position) => `${iban.charAt(position)} statt ${given.charAt(position)}`)),
  ];
}
