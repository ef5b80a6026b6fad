import type { Delimiter, Encoding } from '../../table/tableFormat.ts';
import { germanCount, germanCountInWords } from '../../ui/germanNumber.ts';
import { ASK, type Columns, usedColumns } from './cells/columns.ts';
import { RESULT_COLUMNS } from './convert/resultColumns.ts';
import { outcomeTexts, shortened } from './convert/rowTexts.ts';
import { allRows, rowCount } from './quantityTexts.ts';
import type { RowFilter } from './rows/rowFilter.ts';
import { columnName } from './xlsx/cellReference.ts';

export const encodingTexts: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (altes Excel)',
  'utf-16le': 'UTF-16 (Excel, Unicode)',
  'utf-16be': 'UTF-16 Big Endian',
  cp850: 'CP850 (DOS-Programme)',
  macintosh: 'Mac Roman (alte Macs)',
};

export const delimiterTexts: Readonly<Record<Delimiter, string>> = {
  ';': 'Semikolon ( ; )',
  ',': 'Komma ( , )',
  '\t': 'Tabulator',
  '|': 'Senkrechter Strich ( | )',
};

export const kindTexts: Readonly<Record<Columns['kind'], string>> = {
  accounts: 'BLZ und Konto, zwei Spalten',
  combined: 'BLZ und Konto, eine Spalte',
  ibans: 'IBANs',
  none: 'kein Konto: Es steht oben',
};

export const texts = {
  privacy: 'Bleibt auf Ihrem Gerät: Die Liste wird in Ihrem Browser gelesen, nicht hochgeladen.',
  input: {
    heading: 'Liste einfügen oder Datei wählen',
    paste: 'Aus der Tabelle kopieren und hier einfügen',
    placeholder: 'BLZ;Konto;Name\n37040044;532013000;Anna Meyer',
    choose: 'Datei wählen',
    drop: 'oder Datei hierher ziehen: CSV, TXT oder XLSX',
    sample: 'Beispiel einfügen',
    sampleList: [
      'BLZ;Konto;Name',
      '37040044;532013000;Anna Meyer',
      '20070000;1234566;Bernd Schulz',
      '10050000;135;Spendenkonto',
      '37040044;2,1E+09;aus Excel gerundet',
      '70150000.0;31120107;Clara Vogt',
      '12345678;4711;Bank gelöscht',
      '',
    ].join('\n'),
    read: 'Liste lesen',
    opening: 'Die Liste wird gelesen …',
    back: 'Neue Liste',
    pasted: 'Eingefügte Liste',
    again: (name: string) => `Noch einmal lesen: ${name}`,
  },
  settings: {
    heading: 'Spalten der Liste',
    kind: 'Was steht in der Liste?',
    sheet: 'Tabellenblatt',
    format: 'Falsch gelesen? Format ändern',
    delimiter: 'Trennzeichen',
    encoding: 'Zeichensatz',
    header: 'Überschriften der Spalten',
    /** The row that names the columns; 0 for none. */
    headerRow: (row: number) => (row === 0 ? 'keine' : `in Zeile\u00A0${row}`),
    titles: 'Die Zeilen über den Überschriften bleiben, wie sie sind.',
    noColumns:
      'In keiner Spalte haben wir Bankleitzahlen, Kontonummern oder IBANs erkannt. Wählen Sie bitte selbst oder ändern Sie das Format.',
    unclear: 'In welcher Spalte stehen die Nummern? Vorher rechnen wir nichts um.',
    ask: 'Bitte wählen …',
    choose: 'Wählen Sie zuerst oben die Spalten.',
    sameColumn: 'Bankleitzahl und Kontonummer brauchen zwei verschiedene Spalten.',
    preview: 'Vorschau der ersten Zeilen',
    start: 'Liste umrechnen',
    checkIbans: 'IBANs prüfen',
  },
  running: {
    heading: 'Die Liste wird umgerechnet',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Ihre Liste ist unverändert, und die Einstellungen sind noch da.',
    workCancelled: 'Abgebrochen. Ihre Datei ist unverändert.',
  },
  result: {
    heading: 'Ergebnis',
    saveCsv: 'Als CSV speichern',
    saveXlsx: 'Als Excel speichern',
    saving: 'Die Datei wird erstellt …',
    saved: 'Die Datei wird gespeichert.',
    savedLabel: 'Gespeichert',
    csvHint: `CSV für Excel: UTF-8, Semikolon. Ihre Spalten bleiben, ${germanCountInWords(RESULT_COLUMNS.length)} kommen hinzu.`,
    series: 'GiroCodes (neuer Tab)',
    saveProblems: 'Nur auffällige (CSV)',
    filter: 'Welche Zeilen sollen zu sehen sein?',
    kind: 'Nur diese Art von Zeilen',
    allKinds: 'alle Arten',
    change: 'ändern',
    changeColumns: 'Spalten ändern',
    leave: 'Ihre Berichtigungen sind noch nicht gespeichert. Wollen Sie sie verwerfen?',
    copyAll: 'Alle Zeilen kopieren',
    copyIbans: 'Nur IBANs kopieren',
    tooManyToCopy: (most: number) =>
      `Kopieren lassen sich höchstens ${rowCount(most)}; speichern Sie diese Liste als Datei.`,
    copied: 'In die Zwischenablage kopiert.',
    copyRefused: 'Ihr Browser lässt das Kopieren nicht zu. Speichern Sie das Ergebnis als Datei.',
    columns: { row: 'Zeile', cells: 'Ihre Liste', account: 'IBAN', outcome: 'Ergebnis' },
    reading: 'Die Zeilen werden gelesen …',
    unreadable:
      'Diese Zeilen konnten nicht aus dem Ergebnis gelesen werden. Speichern Sie es und beginnen Sie neu.',
    limits: 'Rechnerisch richtig; ob das Konto besteht, weiß nur die Bank.',
    none: '–',
  },
  pages: {
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    /** @param page from 0 */
    position: (page: number, pages: number) =>
      pages > 1 ? `Seite\u00A0${germanCount(page + 1)} von\u00A0${germanCount(pages)}` : '',
    printed: (rows: number, all: number) => `Gedruckt: nur ${germanCount(rows)} von ${rowCount(all)}.`,
  },
  correction: {
    correct: 'Berichtigen',
    correctRow: (row: number) => `Zeile ${germanCount(row)} berichtigen`,
    convert: 'Neu umrechnen',
    wait: 'Die Datei wird gerade erstellt. Danach können Sie die Zeile ändern.',
    close: 'Schließen',
    undo: 'Zurücknehmen',
    undone: 'Die Zeile ist wieder, wie sie war.',
    undoRow: (row: number) => `Zurücknehmen: Zeile ${germanCount(row)}`,
  },
} as const;

/** What the used columns hold, in the order of `usedColumns`. */
export const meaningTexts: Readonly<Record<Columns['kind'], readonly string[]>> = {
  accounts: ['Bankleitzahl', 'Kontonummer'],
  combined: ['BLZ und Konto'],
  ibans: ['IBAN'],
  none: [],
};

/** The numbers of a result, and the headings of the rows that they show. */
export const filterTexts: Readonly<Record<RowFilter, string>> = {
  all: 'Alle Zeilen',
  done: 'fertig',
  problems: 'auffällig',
  'no-account': 'ohne Konto',
  repaired: 'ungewöhnlich geschrieben',
  ...outcomeTexts,
};

/** `Alle 300 Zeilen fertig` */
export const allRowsText = (filter: RowFilter, count: number) =>
  `${count === 1 ? rowCount(1) : allRows(count)} ${filterTexts[filter]}`;

/** `zu klären (2)` */
export function kindText(filter: RowFilter, count: number): string {
  return `${filterTexts[filter]} (${germanCount(count)})`;
}

/** `Auffällig (2)`; of rows that no longer fit the filter since they were corrected: `Eben bearbeitete Zeilen` */
export function filterHeading(filter: RowFilter, count: number): string {
  if (count === 0) return 'Eben bearbeitete Zeilen';
  const text = kindText(filter, count);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What the columns that are used hold, by their index. */
export function meaningsOf(columns: Columns): ReadonlyMap<number, string> {
  const words = meaningTexts[columns.kind];
  const named = usedColumns(columns).map((index, place) => [index, words[place] ?? ''] as const);
  return new Map(named.filter(([index]) => index !== ASK));
}

/** `B: Konto (532013000)`: the heading and the first cell of each column, by its index. */
export function columnOptions(rows: readonly (readonly string[])[], headerRow: number, columnCount: number) {
  const header = rows[headerRow - 1] ?? [];
  return Array.from({ length: columnCount }, (_, index) => {
    const name = [columnName(index + 1), header[index]?.trim()].filter(Boolean).join(': ');
    // On a phone, a name alone says too little, and the table below is too wide.
    const cell = rows
      .slice(headerRow)
      .map((row) => row[index]?.trim())
      .find(Boolean);
    return { value: String(index), label: cell ? `${name} (${shortened(cell, 20)})` : name };
  });
}

/** `Spalten: D Bankleitzahl, E Kontonummer` */
export function columnsInWords(columns: Columns): string {
  if (columns.kind === 'none') return 'Konto aus dem Formular';
  const used = [...meaningsOf(columns)].map(([index, word]) => `${columnName(index + 1)} ${word}`);
  return `${used.length > 1 ? 'Spalten' : 'Spalte'}: ${used.join(', ')}`;
}
