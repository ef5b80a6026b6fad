import { amountTexts } from '../../bankData/amountTexts.ts';
import { EPC_LIMITS } from '../../domain/giroCode/payload.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import type { CardField, CardProblemCode, PayeeDoubt } from './card.ts';

export const texts = {
  account: {
    calculate: 'Nur Bankleitzahl und Kontonummer?',
    calculateLink: 'IBAN berechnen',
    check: 'Mit „IBAN prüfen“ genau nachsehen',
    onlyTheBankKnows: 'Rechnerisch richtig; ob das Konto besteht, weiß nur die Bank.',
    lookingUp: 'Die Bank wird nachgeschlagen …',
  },
  count: (count: number, limit: number) => `${count} von ${limit}\u00A0Zeichen`,
  more: 'Weitere Angaben',
  moreHint: 'Für die meisten Zahlungen bleiben diese Felder leer.',
  code: {
    heading: 'GiroCode',
    picture: (name: string, amount: string) => `GiroCode für eine Zahlung an ${name}, ${amount}`,
    ready: 'Der GiroCode ist fertig.',
    failed:
      'Der GiroCode konnte nicht gezeichnet werden. Prüfen Sie die Verbindung und ändern Sie dann eine Angabe.',
    checkFirst: 'Prüfen Sie zuerst das Empfangskonto.',
    see: 'Zum GiroCode',
    seeAndCheck: 'Zum GiroCode: bitte prüfen',
    empty: 'Hier entsteht der GiroCode.',
    missing: (fields: readonly string[]) =>
      `Es ${fields.length > 1 ? 'fehlen' : 'fehlt'} noch: ${fields.join(', ')}.`,
    wrong: (fields: readonly string[]) => `Bitte ändern: ${fields.join(', ')}.`,
    openAmount: 'ohne festen Betrag',
    reference: 'Referenz',
    scan: 'Mit der Banking-App scannen, prüfen, freigeben.',
  },
  copyPicture: 'Bild kopieren',
  copied: 'Das Bild ist kopiert.',
  copyRefused:
    'Ihr Browser erlaubt es nicht, Bilder zu kopieren. Speichern Sie es stattdessen mit „Bild speichern (PNG)“.',
  savePng: 'Bild speichern (PNG)',
  saveRefused: 'Ihr Browser konnte das Bild nicht erzeugen.',
  printCard: 'Karte drucken',
  series: {
    summary: 'Viele GiroCodes aus einer Liste',
    question: 'Viele Codes auf einmal?',
    link: 'Aus einer Liste',
    hint: 'Jede Zeile wird eine Karte mit Code und Text. Was in der Liste fehlt, kommt aus dem Formular oben, etwa Name und IBAN eines Vereins.',
    failed:
      'Diese Funktion konnte nicht geladen werden. Prüfen Sie die Verbindung, schließen Sie diesen Abschnitt und öffnen Sie ihn wieder.',
  },
} as const;

export const fieldTexts: Readonly<Record<CardField, { readonly label: string; readonly hint: string }>> = {
  iban: { label: 'IBAN', hint: 'aus dem SEPA-Raum' },
  name: { label: 'Empfängername', hint: 'wie auf dem Konto' },
  amount: { label: 'Betrag', hint: 'in Euro, kann leer bleiben' },
  text: { label: 'Verwendungszweck', hint: 'kann leer bleiben' },
  reference: { label: 'Strukturierte Referenz', hint: 'beginnt mit RF, statt Verwendungszweck' },
  purpose: { label: 'Zweckschlüssel', hint: 'vier Zeichen, etwa CHAR für Spenden' },
  originatorInformation: {
    label: 'Hinweis an die zahlende Person',
    hint: 'erscheint nicht auf der Überweisung',
  },
  headline: { label: 'Überschrift', hint: 'steht nur über dem Code, kann leer bleiben' },
  bic: { label: 'BIC', hint: 'nur außerhalb des EWR nötig' },
};

export interface ProblemFacts {
  /** Number of characters in the field, and the required or maximum number. */
  readonly count: number;
  readonly limit: number;
  /** The bank code of a right IBAN; empty otherwise. */
  readonly bankCode: string;
}

/** One sentence per code; a code without one does not compile. */
export const problemTexts: Readonly<Record<CardProblemCode, (facts: ProblemFacts) => string>> = {
  'iban-missing': () => 'Die IBAN fehlt noch.',
  'iban-unreadable': () =>
    'So sieht keine IBAN aus: zwei Buchstaben für das Land, zwei Prüfziffern, dann in Deutschland 18\u00A0Ziffern.',
  'iban-creditor-identifier': () =>
    'Das ist eine Gläubiger-Identifikationsnummer für Lastschriften, keine IBAN.',
  'iban-not-sepa': () =>
    'Dieses Land gehört nicht zum SEPA-Raum. Ein GiroCode gilt nur für Überweisungen in Euro innerhalb von SEPA.',
  'iban-too-short': ({ count, limit }) => `Zu kurz: ${count} statt ${limit}\u00A0Zeichen.`,
  'iban-too-long': ({ count, limit }) => `Zu lang: ${count} statt ${limit}\u00A0Zeichen.`,
  'iban-check-digits': () =>
    'Die Prüfziffern passen nicht. Meist ist eine Stelle falsch oder zwei sind vertauscht.',
  'iban-unknown-bank': ({ bankCode }) =>
    `Die Bankleitzahl ${bankCode} steht nicht in unseren Bankdaten. Vielleicht ist sie gelöscht oder ganz neu. Fragen Sie nach der heutigen IBAN; für diese gibt es hier keinen GiroCode.`,
  'iban-looked-up': () => texts.account.lookingUp,
  'name-missing': () => 'Der Empfängername fehlt noch.',
  'name-too-long': tooLong,
  'text-too-long': tooLong,
  'originatorInformation-too-long': tooLong,
  'headline-too-long': tooLong,
  'text-besides-reference': () =>
    'Eine Überweisung trägt entweder eine Referenz oder einen Verwendungszweck. Leeren Sie eines der beiden Felder.',
  'reference-wrong': () =>
    'Das ist keine Referenz nach ISO\u00A011649: RF, zwei passende Prüfziffern, bis zu 21\u00A0Buchstaben und Ziffern. Eine Rechnungsnummer gehört in den Verwendungszweck.',
  'text-seen-otherwise': () =>
    'Im Text steckt ein Steuerzeichen, das Sie nicht sehen: Die Bank läse etwas anderes. Tippen Sie ihn neu.',
  'purpose-wrong': () => 'Höchstens vier Buchstaben oder Ziffern, ohne Umlaute.',
  'bic-wrong': () => 'Ein BIC hat acht oder elf Zeichen, etwa COBADEFFXXX.',
  'bic-missing': () =>
    'Dieses Land gehört zu SEPA, aber nicht zum Europäischen Wirtschaftsraum. Deshalb muss auch der BIC in den Code.',
  'too-many-bytes': () =>
    `Ihre Angaben sind zusammen zu lang: Ein GiroCode fasst ${EPC_LIMITS.bytes}\u00A0Bytes. Umlaute zählen doppelt, Emojis meist vierfach.`,
  ...amountTexts,
};

/** Why an IBAN should be confirmed before anybody pays with it. */
const doubtTexts: Readonly<Record<Exclude<PayeeDoubt['code'], 'formed-differently'>, string>> = {
  disputed: 'Welche Regel die Bank hier anwendet, ist nicht sicher. Lassen Sie sich die IBAN bestätigen.',
  'named-by-bank-alone':
    'Nach der Regel der Bank lässt sich diese IBAN nicht berechnen. Lassen Sie sich bestätigen, dass die Bank sie selbst genannt hat.',
  'account-does-not-fit':
    'Die Kontonummer in dieser IBAN passt nicht zu den Regeln der Bank. Vergleichen Sie jede Ziffer, bevor Sie den Code verwenden.',
  'rule-unknown': 'Wir kennen die Regel dieser Bank noch nicht. Lassen Sie sich die IBAN bestätigen.',
  'marked-for-deletion': 'Die Bankleitzahl ist zur Löschung vorgemerkt. Fragen Sie nach der neuen IBAN.',
  'not-looked-up':
    'Das Bankverzeichnis konnte nicht geladen werden. Geprüft sind nur die Prüfziffern der IBAN, nicht die Bank.',
};

export function doubtText(doubt: PayeeDoubt): string {
  return doubt.code === 'formed-differently'
    ? `Nach unseren Bankdaten ergibt sich die IBAN ${groupIban(doubt.bankIban)}. Hat die Bank selbst die andere genannt, kann auch diese gelten. Fragen Sie nach.`
    : doubtTexts[doubt.code];
}

function tooLong({ count, limit }: ProblemFacts): string {
  return `${count - limit}\u00A0Zeichen zu viel: ${count} statt höchstens ${limit}.`;
}
