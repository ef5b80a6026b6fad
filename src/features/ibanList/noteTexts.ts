import { expiry, expiryInFileName } from '../../bankData/bankFactsTexts.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { germanCount, germanCounted } from '../../ui/germanNumber.ts';
import { PROBLEMS, type RowResult } from './convert/rowOutcome.ts';
import { outcomeTexts } from './convert/rowTexts.ts';
import type { Correction, Done } from './listSteps.ts';
import { rowCount } from './quantityTexts.ts';
import type { ConvertedList } from './rows/readRows.ts';
import { filterCounts, TOTALS } from './rows/rowFilter.ts';
import { filterTexts, texts } from './texts.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';
import type { SheetName } from './xlsx/workbook.ts';

/** The notes about a finished list: what may be wrong with it, and what was done to it. */
export function notesOf(done: Done) {
  const { summary, settings, bankData, corrected } = done;
  const { rowCount: rows, longRowCount, mixedEncodingCount } = summary;
  const expired = expiry(bankData);
  const { sheets, uncalculatedCount } = settings.spreadsheet ?? { sheets: [], uncalculatedCount: 0 };
  const byHand = [...corrected.values()].filter(({ question }) => question === undefined).length;
  const noteFor = (count: number, note: (count: number) => string) => (count > 0 ? [note(count)] : []);
  return {
    doubts: [
      ...(expired === null ? [] : [expired]),
      ...noteFor(longRowCount, longRowsNote),
      ...noteFor(innerLineBreaksIn(done), innerLineBreaksNote),
      ...noteFor(mixedEncodingCount, mixedEncodingNote),
      ...noteFor(uncalculatedCount, uncalculatedNote),
      ...(rows > EXCEL_ROWS ? [tooManyRowsForXlsx] : []),
    ],
    notes: [
      ...(sheets.length > 1 ? [sheetsNote(sheets.length)] : []),
      ...noteFor(byHand, correctedNote),
      ...noteFor(corrected.size - byHand, answeredNote),
      ...noteFor(summary.repairedCount, repairedNote),
      ...noteFor(summary.formulaCount, formulaNote),
    ],
  };
}

const tooManyRowsForXlsx = `Eine Excel-Tabelle fasst höchstens ${germanCount(EXCEL_ROWS)}\u00A0Zeilen, Ihre Liste hat mehr. Speichern Sie sie als CSV.`;

const repairedNote = (rows: number) =>
  `In ${rows === 1 ? '1\u00A0Zeile war eine Nummer' : `${rowCount(rows)} waren Nummern`} ungewöhnlich geschrieben. Wie wir sie gelesen haben, steht bei der Zeile.`;

const correctedNote = (rows: number) =>
  `${germanCounted(rows, 'Zeile ist', 'Zeilen sind')} von Hand berichtigt. Ihre eigenen Spalten bleiben in der gespeicherten Datei, wie sie sind; die berichtigten Nummern stehen in der Spalte „Grund“.`;

const answeredNote = (rows: number) =>
  `${germanCounted(rows, 'Zeile ist', 'Zeilen sind')} auf Ihre Antwort hin gelesen. Ihre eigenen Spalten bleiben, wie sie sind; die gelesenen Nummern stehen in der Spalte „Grund“.`;

/** `Zeile 4: berechnet, DE89 3704 …` */
export function correctedOutcome(row: number, { outcome, iban, reason }: RowResult): string {
  const details = iban === '' ? reason : groupIban(iban);
  return `Zeile ${germanCount(row)}: ${outcomeTexts[outcome]}, ${details}`;
}

/** „38 Zeilen beantwortet, 1 bleibt auffällig“, „1 Zeile beantwortet, bleibt auffällig“ */
export function answeredRows(answers: readonly Correction[]): string {
  const left = answers.filter(({ result }) => PROBLEMS.has(result.outcome)).length;
  const stay = germanCounted(left, 'bleibt auffällig', 'bleiben auffällig');
  const more = left === 1 && answers.length === 1 ? ', bleibt auffällig' : left > 0 ? `, ${stay}` : '';
  return `${rowCount(answers.length)} beantwortet${more}`;
}

/** „6 Zeilen: 3 fertig, 3 auffällig“ */
export function summaryInWords(list: ConvertedList): string {
  const counts = filterCounts(list.index.classes);
  const said = TOTALS.filter((total) => total !== 'all' && counts.has(total)).map(
    (total) => `${germanCount(counts.get(total) ?? 0)}\u00A0${filterTexts[total]}`,
  );
  return `${rowCount(list.index.classes.length)}: ${said.join(', ')}`;
}

/** A sheet has no lines and no quotes, only rows. */
const innerLineBreaksIn = ({ settings, summary }: Done) =>
  settings.spreadsheet ? 0 : summary.innerLineBreaks;

/** Rows plus line breaks inside their cells, as a sum that shows that no line is missing. */
export function linesNote(done: Done): string {
  const { rowCount: rows, lineCount } = done.summary;
  const { headerRow: headerRows } = done.list;
  const innerLineBreaks = innerLineBreaksIn(done);
  const lines = lineCount - done.summary.innerLineBreaks + innerLineBreaks;
  const parts = [
    ...(headerRows > 0 ? [`${rowCount(headerRows)} mit Titel oder Überschriften`] : []),
    rowCount(rows),
    ...(innerLineBreaks > 0 ? [`${lineBreaks(innerLineBreaks)} in Zellen`] : []),
  ];
  const sum = parts.length > 1 ? ` = ${parts.join(' + ')}` : '';
  return `Gelesen: ${rowCount(lines)}${sum}. Alle sind im Ergebnis.`;
}

const lineBreaks = (count: number) => germanCounted(count, 'Zeilenumbruch', 'Zeilenumbrüche');

const innerLineBreaksNote = (breaks: number) =>
  `In Zellen, die in Anführungszeichen stehen, ${breaks === 1 ? 'ist' : 'sind'} ${lineBreaks(breaks)}. Wenn Ihre Zellen keine Zeilenumbrüche haben, fehlt irgendwo ein Anführungszeichen.`;

const mixedEncodingNote = (rows: number) =>
  `${germanCounted(rows, 'Zeile enthält', 'Zeilen enthalten')} Zeichen, die anders gespeichert sind als der Rest der Liste. Vergleichen Sie dort die Umlaute.`;

const formulaNote = (cells: number) =>
  `${germanCounted(cells, 'Zelle beginnt', 'Zellen beginnen')} wie eine Formel (=, +, -, @). In der CSV-Datei steht davor ein Apostroph, damit Excel nichts ausführt; in der XLSX-Datei ${cells === 1 ? 'bleibt sie, wie sie ist' : 'bleiben sie, wie sie sind'}.`;

const longRowsNote = (rows: number) =>
  `${germanCounted(rows, 'Zeile hat', 'Zeilen haben')} mehr Zellen als die Liste Spalten. Die zusätzlichen Zellen stehen hinter dem Ergebnis.`;

/** `März (ausgeblendet)` */
export function sheetLabel({ name, isHidden }: SheetName): string {
  return isHidden ? `${name} (ausgeblendet)` : name;
}

export const sheetsNote = (sheets: number) =>
  `Die Datei hat ${germanCount(sheets)}\u00A0Tabellenblätter. Umgerechnet wird nur dieses; die anderen bleiben in der gespeicherten XLSX-Datei, wie sie sind.`;

export const uncalculatedNote = (cells: number) =>
  `In ${germanCounted(cells, 'Zelle steht eine Formel', 'Zellen stehen Formeln')} ohne gespeichertes Ergebnis. Hier gelten sie als leer. Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie und wählen Sie sie noch einmal.`;

/** @param others rows without an IBAN, or with a doubtful one, which is not copied */
export const ibansNote = (others: number) =>
  others === 0
    ? ''
    : `${germanCounted(others, 'Zeile ist', 'Zeilen sind')} leer, weil die IBAN fraglich ist oder fehlt. So steht jede IBAN neben ihrer Zeile.`;

/** @param rows those that need attention, in what was saved or copied */
export const openNote = (rows: number) =>
  rows === 0 ? '' : `${germanCounted(rows, 'Zeile ist', 'Zeilen sind')} darin noch auffällig.`;

/**
 * `Mitglieder.csv` → `Mitglieder-IBAN.xlsx`. Only the name says that the bank data had expired: every program that
 * reads the file would take a line about it for another account.
 */
export function resultName({ settings, bankData }: Done, ending: string, what: string): string {
  const name = settings.list.name === texts.input.pasted ? 'Liste' : settings.list.name;
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-${what}${expiryInFileName(bankData)}.${ending}`;
}
