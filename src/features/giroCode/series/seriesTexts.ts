import { germanCount } from '../../../ui/germanNumber.ts';
import { problemText } from '../fieldNotes.ts';
import { fieldTexts, texts } from '../texts.ts';
import type { Doubt, Refusal } from './checkSeries.ts';

export const seriesTexts = {
  columns: 'Woher kommt was?',
  columnsHint: 'Was nicht in der Liste steht, kommt für alle Karten aus dem Formular oben.',
  ask: 'Bitte wählen',
  fromForm: (value: string) => (value === '' ? 'bleibt leer' : `wie oben: ${value}`),
  column: (number: number, name: string) => `Spalte ${number}${name === '' ? '' : `: ${name}`}`,
  unclear: 'Wählen Sie zuerst aus, aus welcher Spalte die Angaben kommen. Wir raten nicht.',
  choose: 'CSV-Datei wählen',
  tooManyRows: (rows: number, most: number) =>
    `Die Liste hat ${germanCount(rows)}\u00A0Zeilen. Auf einmal gehen höchstens ${germanCount(most)}; teilen Sie sie bitte auf.`,
  notAList:
    'Diese Datei ist kein Text. Speichern Sie die Tabelle als CSV, oder kopieren Sie ihre Zellen und fügen Sie sie hier ein.',
  tooLarge: (characters: number) =>
    `Die Datei hat mehr als ${germanCount(characters)}\u00A0Zeichen. Teilen Sie sie bitte auf.`,
  unreadable:
    'Die Datei ließ sich nicht lesen. Schließen Sie sie in anderen Programmen und wählen Sie sie noch einmal.',
  checking: 'Die Zeilen werden geprüft …',
  first: 'So sieht die erste Karte aus',
  refused: 'Zeilen ohne Karte',
  doubtful: 'Karten, die Sie ansehen sollten',
  line: 'Zeile',
  reason: 'Grund',
  noDirectory: 'Das Bankverzeichnis fehlt noch. Ob es die Bankleitzahlen gibt, ist nicht geprüft.',
  saveZip: 'PNG-Bilder als ZIP speichern',
  print: 'Karten drucken',
  drawing: 'Die Karten werden gezeichnet',
  done: (done: number, total: number) => `${germanCount(done)} von ${germanCount(total)}\u00A0Karten`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Ihre Liste ist noch da.',
  saved: 'Die ZIP-Datei wird gespeichert.',
  failed:
    'Ihr Browser konnte die Bilder nicht erzeugen. Vielleicht reicht der Speicher nicht; teilen Sie die Liste auf.',
  fileName: 'girocodes.zip',
} as const;

/** „Ergebnis“ of the list tool that raises no doubt. */
export const GOOD_OUTCOMES = ['berechnet', 'nach Regel der Bank berechnet', 'IBAN rechnerisch richtig'];

/** „38 Karten, 2 Zeilen ohne Karte, 1 leere Zeile.“ */
export function sumText(cards: number, refused: number, empty: number): string {
  const parts = [
    cards === 1 ? '1\u00A0Karte' : `${germanCount(cards)}\u00A0Karten`,
    refused > 0 && `${counted(refused, 'Zeile', 'Zeilen')} ohne Karte`,
    empty > 0 && counted(empty, 'leere Zeile', 'leere Zeilen'),
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}

export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'cells')
    return `Die Zeile hat ${counted(refusal.is, 'Zelle', 'Zellen')} statt ${refusal.shouldBe}. Vielleicht fehlt ein Trennzeichen, oder eines steht mitten in einer Zelle.`;
  if (refusal.code === 'sum-line')
    return `„${refusal.word}“ klingt nach einer Summenzeile. Ist es doch eine Zahlung, erzeugen Sie den Code oben im Formular.`;
  const { input, problems } = refusal;
  return problems
    .map((problem) => {
      const one = { ok: false, problems: [problem] } as const;
      const sentence = problemText(one, problem.field, input, new Set([problem.field]));
      return sentence === null
        ? `${fieldTexts[problem.field].label} fehlt.`
        : `${fieldTexts[problem.field].label}: ${sentence}`;
    })
    .join(' ');
}

export function doubtText(doubt: Doubt): string {
  return doubt.code === 'unknown-bank-code'
    ? texts.account.unknownBankCode(doubt.bankCode)
    : `In der Liste steht „${doubt.outcome}“. ${doubt.reason}`.trim();
}

function counted(count: number, one: string, several: string): string {
  return `${germanCount(count)}\u00A0${count === 1 ? one : several}`;
}
