import { germanCount, germanCounted } from '../../../ui/germanNumber.ts';
import type { RowResult } from '../../ibanList/convert/rowOutcome.ts';
import { outcomeTexts } from '../../ibanList/convert/rowTexts.ts';
import type { CardInput, CardProblem } from '../card.ts';
import { problemText } from '../fieldNotes.ts';
import { fieldTexts } from '../texts.ts';

export const seriesTexts = {
  placeholder:
    'Empfängername;IBAN;Betrag;Verwendungszweck\nTierheim Musterstadt;DE89 3704 0044 0532 0130 00;12,50;Spende',
  start: 'Codes erstellen',
  columns: 'Spalten der Karten',
  columnsHint: 'Was nicht in der Liste steht, kommt für alle Karten aus dem Formular oben.',
  fromForm: (value: string) => (value === '' ? 'bleibt leer' : `wie oben: ${value}`),
  unclear: 'Welche Spalten gehören auf die Karten? Wählen Sie sie bitte aus; vorher entsteht keine Karte.',
  payee: 'Wer bekommt das Geld?',
  payees: [
    { value: 'list', label: 'jede Zeile: Konto in der Liste' },
    { value: 'form', label: 'alle: Konto im Formular oben' },
  ],
  unclearPayee:
    'Oben steht ein Konto, und in der Liste stehen auch welche. Wählen Sie bitte, wer das Geld bekommt; vorher entsteht keine Karte.',
  paysRows:
    'Jede Karte zahlt an das Konto ihrer Zeile. Soll ein anderer das Geld bekommen, etwa Ihr Verein, tragen Sie sein Konto oben in das Formular ein.',
  needsPayee:
    'Für alle Karten gilt das Konto aus dem Formular oben. Tragen Sie dort bitte IBAN und Empfängername ein.',
  toForm: 'Zum Formular',
  needsName:
    'Der Empfängername steht nicht in der Liste. Wählen Sie seine Spalte oder tragen Sie ihn oben in das Formular ein.',
  tooManyRows: (rows: number, most: number) =>
    `Die Liste hat ${germanCounted(rows, 'Zeile', 'Zeilen')}. Möglich sind höchstens ${germanCount(most)}; teilen Sie sie bitte auf.`,
  checking: 'Die Zeilen werden geprüft …',
  checkFailed: 'Die Zeilen konnten nicht geprüft werden. Lesen Sie die Liste bitte noch einmal.',
  refused: 'Zeilen ohne Karte',
  doubtful: 'Karten zum Prüfen',
  accept: (count: number) =>
    count === 1
      ? 'Geprüft: diese Karte mit speichern und drucken'
      : `Geprüft: diese ${germanCount(count)}\u00A0Karten mit speichern und drucken`,
  /** `Zeile 3, Erika: Die Kontonummer fehlt.` */
  row: (line: number, label: string, remark: string) =>
    `Zeile\u00A0${germanCount(line)}${label && ', '}${label}: ${remark}`,
  saveZip: 'PNG-Bilder als ZIP speichern',
  print: 'Karten drucken',
  drawing: 'Die Karten werden gezeichnet',
  cancelled: 'Abgebrochen. Ihre Liste ist noch da.',
  saved: 'Die ZIP-Datei wird gespeichert.',
  failed:
    'Ihr Browser konnte die Bilder nicht erzeugen. Vielleicht reicht der Speicher nicht; teilen Sie die Liste auf.',
  fileName: 'girocodes.zip',
} as const;

interface Sum extends Readonly<Record<'sound' | 'doubtful' | 'refused', readonly unknown[]>> {
  /** Lines of sound cards whose amount is missing in its column. */
  readonly withoutAmount: readonly number[];
  readonly emptyCount: number;
}

/** „38 Karten, davon 1 ohne Betrag (Zeile 11), 1 Karte zum Prüfen, 2 Zeilen ohne Karte, 1 leere Zeile.“ */
export function sumText({ sound, withoutAmount, doubtful, refused, emptyCount }: Sum): string {
  const lacking = withoutAmount.length;
  const lines = `${lacking === 1 ? 'Zeile' : 'Zeilen'}\u00A0${withoutAmount.slice(0, 5).join(', ')}`;
  const parts = [
    germanCounted(sound.length, 'Karte', 'Karten'),
    lacking > 0 && `davon ${germanCount(lacking)} ohne Betrag (${lines}${lacking > 5 ? ' …' : ''})`,
    doubtful.length > 0 && `${germanCounted(doubtful.length, 'Karte', 'Karten')} zum Prüfen`,
    refused.length > 0 && `${germanCounted(refused.length, 'Zeile', 'Zeilen')} ohne Karte`,
    emptyCount > 0 && germanCounted(emptyCount, 'leere Zeile', 'leere Zeilen'),
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}

/** What the list tool says about a row. */
export function outcomeText({ outcome, reason }: RowResult): string {
  return `${outcomeTexts[outcome]}: ${reason}`;
}

/** All that is wrong with the fields of a row. */
export function problemsText(problems: readonly CardProblem[], input: CardInput): string {
  return problems
    .map((problem) => {
      const { label } = fieldTexts[problem.field];
      const one = { ok: false, problems: [problem] } as const;
      const sentence = problemText(one, problem.field, input, new Set([problem.field]));
      return sentence === null ? `${label} fehlt.` : `${label}: ${sentence}`;
    })
    .join(' ');
}
