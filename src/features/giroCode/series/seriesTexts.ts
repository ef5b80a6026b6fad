import { germanCount, germanCounted } from '../../../ui/germanNumber.ts';
import { problemText } from '../fieldNotes.ts';
import { fieldTexts, doubtText as payeeDoubtText } from '../texts.ts';
import type { Doubt, Refusal } from './checkSeries.ts';

export const seriesTexts = {
  columns: 'Spalten zuordnen',
  columnsHint: 'Was nicht in der Liste steht, kommt für alle Karten aus dem Formular oben.',
  ask: 'Bitte wählen',
  fromForm: (value: string) => (value === '' ? 'bleibt leer' : `wie oben: ${value}`),
  column: (number: number, name: string) => `Spalte ${number}${name === '' ? '' : `: ${name}`}`,
  unclear: 'Wählen Sie zuerst die Spalten aus.',
  choose: 'CSV-Datei wählen',
  tooManyRows: (rows: number, most: number) =>
    `Die Liste hat ${germanCounted(rows, 'Zeile', 'Zeilen')}. Möglich sind höchstens ${germanCount(most)}; teilen Sie sie bitte auf.`,
  notAList:
    'Diese Datei ist kein Text. Speichern Sie die Tabelle als CSV oder kopieren Sie ihre Zellen und fügen Sie sie hier ein.',
  tooLarge: (characters: number) =>
    `Die Datei hat mehr als ${germanCount(characters)}\u00A0Zeichen. Teilen Sie sie bitte auf.`,
  unreadable:
    'Die Datei konnte nicht gelesen werden. Schließen Sie sie in anderen Programmen und wählen Sie sie noch einmal.',
  checking: 'Die Zeilen werden geprüft …',
  first: 'So sieht die erste Karte aus',
  checkFailed:
    'Die Zeilen konnten nicht geprüft werden. Ändern Sie ein Zeichen der Liste oder laden Sie die Seite neu.',
  refused: 'Zeilen ohne Karte',
  doubtful: 'Karten zum Prüfen',
  accept: (count: number) =>
    count === 1
      ? 'Geprüft: diese Karte mit speichern und drucken'
      : `Geprüft: diese ${germanCount(count)}\u00A0Karten mit speichern und drucken`,
  line: 'Zeile',
  reason: 'Grund',
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

/** „38 Karten, 1 Karte zum Prüfen, 2 Zeilen ohne Karte, 1 leere Zeile.“ */
export function sumText(sound: number, doubtful: number, refused: number, empty: number): string {
  const parts = [
    germanCounted(sound, 'Karte', 'Karten'),
    doubtful > 0 && `${germanCounted(doubtful, 'Karte', 'Karten')} zum Prüfen`,
    refused > 0 && `${germanCounted(refused, 'Zeile', 'Zeilen')} ohne Karte`,
    empty > 0 && germanCounted(empty, 'leere Zeile', 'leere Zeilen'),
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}

export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'cells')
    return `Die Zeile hat ${germanCounted(refusal.is, 'Zelle', 'Zellen')} statt ${refusal.shouldBe}. Vielleicht fehlt ein Trennzeichen, oder eines steht mitten in einer Zelle.`;
  if (refusal.code === 'quotes')
    return 'Die Zeile steht mit anderen zwischen zwei Anführungszeichen. Vielleicht ist eines zu viel, oder alle diese Zeilen sind der Text einer Zelle.';
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
  return doubt.code === 'outcome'
    ? `In der Liste steht „${doubt.outcome}“. ${doubt.reason}`.trim()
    : payeeDoubtText(doubt);
}
