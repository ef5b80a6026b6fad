import type { Delimiter, Encoding } from '../../table/tableFormat.ts';
import { germanCount, germanCountInWords } from '../../ui/germanNumber.ts';
import { type Columns, usedColumns } from './cells/columns.ts';
import { RESULT_COLUMNS } from './convert/resultColumns.ts';
import type { RowOutcome } from './convert/rowOutcome.ts';
import { outcomeTexts } from './convert/rowTexts.ts';
import { NBSP } from './quantityTexts.ts';
import type { RowFilter, Total } from './rows/rowFilter.ts';
import type { Failure } from './worker/failure.ts';

export const encodingTexts: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (ältere Excel-Dateien)',
  'utf-16le': 'UTF-16 (Unicode-Text von Excel)',
  'utf-16be': 'UTF-16 Big Endian',
  cp850: 'CP850 (DOS-Programme)',
  macintosh: 'Mac Roman (alte Mac-Programme)',
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
  none: 'kein Konto: Es steht oben im Formular',
};

export const failureTexts: Readonly<Record<Failure, string>> = {
  empty:
    'In der Liste steht nichts. Fügen Sie Zeilen mit Bankleitzahl und Kontonummer ein oder wählen Sie eine andere Datei.',
  'too-large':
    'Die Datei ist größer als 1\u00A0GB. Teilen Sie sie bitte auf; ein Browser kann größere Dateien nicht zuverlässig verarbeiten.',
  'too-many-columns':
    'Die Liste hat mehr als 256\u00A0Spalten. Speichern Sie eine Kopie, die nur die nötigen Spalten enthält, und wählen Sie diese.',
  'row-too-long':
    'Eine Zeile ist länger als 4\u00A0MB. Vielleicht fehlen die Zeilenumbrüche, oder die Datei ist keine Liste. Umgerechnet wurde nichts; Ihre Datei ist unverändert.',
  'rows-differ':
    'Das Ergebnis hätte nicht so viele Zeilen wie Ihre Liste; deshalb geben wir es nicht aus. Bitte melden Sie uns diesen Fehler. Ihre Datei ist unverändert.',
  binary:
    'Diese Datei ist keine Liste, sondern zum Beispiel ein Bild oder ein PDF. Speichern Sie die Tabelle als CSV oder XLSX und wählen Sie diese Datei.',
  'old-excel':
    'Diese Datei hat das alte Excel-Format XLS oder ist eine andere alte Office-Datei. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als XLSX oder CSV.',
  'password-protected':
    'Diese Excel-Datei ist mit einem Kennwort geschützt und lässt sich deshalb nicht lesen. Speichern Sie eine Kopie ohne Kennwort.',
  'damaged-xlsx':
    'Diese Excel-Datei ist beschädigt oder unvollständig. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie neu oder speichern Sie sie als CSV.',
  'other-zip':
    'Diese Datei ist ein Archiv oder ein anderes Format als XLSX, zum Beispiel ODS. Speichern Sie die Tabelle als XLSX oder CSV.',
  'too-large-unpacked':
    'Diese Excel-Datei ist ausgepackt größer, als ein Browser zuverlässig lesen kann. Speichern Sie das Tabellenblatt als CSV oder teilen Sie es auf.',
  'too-many-cells':
    'Dieses Tabellenblatt hat mehr als 20\u00A0Millionen Zellen, wenn man alle Zeilen und Spalten bis zur letzten gefüllten Zelle zählt. Oft liegt das an einer einzelnen Zelle weit rechts oder weit unten: Leeren Sie diese oder speichern Sie das Blatt als CSV.',
  'empty-sheet':
    'In diesem Tabellenblatt steht nichts. Wählen Sie ein anderes oder wählen Sie eine andere Datei.',
  'no-room-in-excel':
    'Eine Excel-Tabelle fasst höchstens 1.048.576\u00A0Zeilen und 16.384\u00A0Spalten; für das Ergebnis fehlt der Platz. Speichern Sie es als CSV.',
  'cell-too-long':
    'Mindestens eine Zelle hat mehr als 32.767\u00A0Zeichen, und mehr fasst eine Zelle in Excel nicht. Speichern Sie das Ergebnis als CSV; dort fehlt nichts.',
  'old-browser':
    'Ihr Browser ist zu alt, um Excel-Dateien zu lesen oder zu schreiben. Nehmen Sie einen Browser ab dem Jahr\u00A02023 oder speichern Sie die Tabelle als CSV.',
  html: 'Diese Datei ist eine Webseite (HTML), auch wenn ihr Name anders endet. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als XLSX oder CSV.',
  xml: 'Diese Datei ist eine XML-Datei, zum Beispiel im XML-Format von Excel\u00A02003. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als XLSX oder CSV.',
  json: 'Diese Datei hat das Format JSON und ist keine Tabelle. Wählen Sie eine Liste als CSV oder XLSX.',
  'file-changed':
    'Die Datei wurde geändert, verschoben oder gelöscht, während sie gelesen wurde. Schließen Sie sie in anderen Programmen und wählen Sie sie noch einmal. An der Datei selbst haben wir nichts verändert.',
  'no-directory':
    'Das Bankverzeichnis konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Liste ist noch da.',
  'no-answer':
    'Das dauert zu lange; wir haben abgebrochen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Ihre Liste ist noch da.',
  'no-script':
    'Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen, oder es gibt inzwischen eine neue Fassung der Website. Laden Sie die Seite neu; eingefügten Text kopieren Sie bitte vorher. Ihre Datei ist unverändert.',
  'no-worker':
    'Ihr Browser oder eine Erweiterung verhindert, dass die Liste im Hintergrund gelesen wird (Web Worker). Erlauben Sie das für diese Seite oder nehmen Sie einen anderen Browser. Ihre Liste ist unverändert.',
  unexpected:
    'Die Liste konnte nicht verarbeitet werden; vielleicht reicht der Arbeitsspeicher nicht. Versuchen Sie es noch einmal oder teilen Sie die Liste auf. Ihre Datei ist unverändert.',
};

export const texts = {
  privacy: 'Bleibt auf Ihrem Gerät: Die Liste wird in Ihrem Browser gelesen, nicht hochgeladen.',
  input: {
    heading: 'Liste einfügen oder Datei wählen',
    paste: 'Aus der Tabelle kopieren und hier einfügen',
    placeholder: 'BLZ;Konto;Name\n37040044;532013000;Anna Meyer',
    choose: 'Datei wählen',
    drop: 'oder Datei hierher ziehen: CSV, TXT oder XLSX',
    dropNow: 'Loslassen, um die Datei zu lesen',
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
    pasted: 'Eingefügte Liste',
    again: (name: string) => `Noch einmal lesen: ${name}`,
  },
  settings: {
    heading: 'So haben wir die Liste verstanden',
    kind: 'Was steht in der Liste?',
    bankCode: 'Spalte mit der Bankleitzahl',
    accountNumber: 'Spalte mit der Kontonummer',
    combined: 'Spalte mit beiden Angaben',
    iban: 'Spalte mit der IBAN',
    sheet: 'Tabellenblatt',
    format: 'Falsch gelesen? Format ändern',
    delimiter: 'Trennzeichen',
    encoding: 'Zeichensatz',
    header: 'Überschriften der Spalten',
    titles: 'Die Zeilen über den Überschriften bleiben, wie sie sind.',
    noColumns:
      'In keiner Spalte haben wir Bankleitzahlen, Kontonummern oder IBANs erkannt. Wählen Sie unten die Spalten selbst aus oder ändern Sie das Format. Ihre Liste ist unverändert.',
    unclear:
      'Mehrere Spalten könnten die gesuchte sein. Wählen Sie sie bitte aus; vorher rechnen wir nichts um.',
    ask: 'Bitte wählen …',
    sameColumn: 'Bankleitzahl und Kontonummer brauchen zwei verschiedene Spalten.',
    preview: 'Vorschau der ersten Zeilen',
    meanings: { bankCode: 'Bankleitzahl', accountNumber: 'Kontonummer', both: 'BLZ und Konto', iban: 'IBAN' },
    start: {
      accounts: 'Liste umrechnen',
      combined: 'Liste umrechnen',
      ibans: 'IBANs prüfen',
      none: 'Liste lesen',
    },
    back: 'Andere Liste',
  },
  running: {
    heading: 'Die Liste wird umgerechnet',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Ihre Liste ist unverändert, und die Einstellungen sind noch da.',
    workCancelled: 'Abgebrochen. Ihre Datei ist unverändert.',
    speed: (rows: number) => `${germanCount(rows)}${NBSP}Zeilen je Sekunde`,
  },
  result: {
    heading: 'Ergebnis',
    saveCsv: 'Als CSV speichern',
    saveXlsx: 'Als Excel speichern',
    savingXlsx: 'Die Excel-Datei wird erstellt …',
    savingCsv: 'Die Datei wird erstellt …',
    saved: 'Die Datei wird gespeichert.',
    csvHint: `CSV für Excel: UTF-8, Semikolon. Ihre Spalten bleiben, ${germanCountInWords(RESULT_COLUMNS.length)} kommen hinzu.`,
    series: 'Für einen GiroCode je Zeile kopieren oder speichern Sie das Ergebnis und geben es dort ein:',
    seriesLink: 'Viele GiroCodes aus einer Liste',
    again: 'Neue Liste',
    saveProblems: 'Nur auffällige Zeilen (CSV)',
    filter: 'Welche Zeilen sollen zu sehen sein?',
    kind: 'Nur diese Art von Zeilen',
    allKinds: 'alle',
    change: 'ändern',
    changeColumns: 'Spalten ändern',
    leave: 'Ihre Berichtigungen sind noch nicht gespeichert. Wollen Sie sie verwerfen?',
    copyAll: 'Alle Zeilen kopieren',
    copyIbans: 'Nur die IBANs kopieren',
    copiedLabel: 'Kopiert',
    copied: 'In die Zwischenablage kopiert.',
    copyRefused: 'Ihr Browser lässt das Kopieren nicht zu. Speichern Sie das Ergebnis als Datei.',
    columns: { row: 'Zeile', cells: 'Ihre Liste', account: 'IBAN', outcome: 'Ergebnis' },
    reading: 'Die Zeilen werden gelesen …',
    unreadable:
      'Diese Zeilen konnten nicht aus dem Ergebnis gelesen werden. Speichern Sie es und beginnen Sie neu.',
    allFine: 'In keiner Zeile ist uns etwas aufgefallen.',
    allCorrected: 'Alle auffälligen Zeilen sind berichtigt.',
    limits: 'Rechnerisch richtig; ob das Konto besteht, weiß nur die Bank.',
    none: '–',
  },
  pages: {
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    position: (page: string, pages: string) => `Seite${NBSP}${page} von${NBSP}${pages}`,
    size: 'Zeilen je Seite',
    all: 'alle (zum Drucken)',
    row: 'Zeile',
    jump: 'Zeigen',
    nextProblem: 'Nächste auffällige Zeile',
    nextProblemKeys: `Alt${NBSP}+${NBSP}Pfeil nach unten`,
    noSuchRow: (row: string) => `Die Liste hat keine Zeile${NBSP}${row}, oder dort steht kein Eintrag.`,
    notInFilter: (row: string, filter: string) =>
      `Zeile${NBSP}${row} steht nicht unter „${filter}“, aber unter „Alle Zeilen“.`,
    noProblem: 'Hier ist keine auffällige Zeile mehr.',
    fromStart: 'Das war die letzte; es geht vorn weiter.',
  },
  /** The numbers of a result, and the headings of the rows that they show. */
  filters: {
    all: 'Alle Zeilen',
    done: 'fertig',
    problems: 'auffällig',
    'no-account': 'ohne Konto',
    repaired: 'ungewöhnlich geschrieben',
  },
  correction: {
    correct: 'Berichtigen',
    correctRow: (row: string) => `Zeile ${row} berichtigen`,
    convert: 'Neu umrechnen',
    banksByName: (name: string) => `Zu „${name}“ passt:`,
    wait: 'Die Datei wird gerade erstellt. Danach können Sie die Zeile ändern.',
    bank: (name: string, town: string, bankCode: string) => `${name}, ${town}: BLZ${NBSP}${bankCode}`,
    close: 'Schließen',
    undo: 'Zurücknehmen',
    undone: 'Die Zeile ist wieder, wie sie war.',
    undoRow: (row: string) => `Zurücknehmen: Zeile ${row}`,
  },
} as const;

/** The fields of a row that is corrected, in the order of `usedColumns`. */
export const correctionLabels: Readonly<Record<Columns['kind'], readonly string[]>> = {
  accounts: ['Bankleitzahl', 'Kontonummer'],
  combined: ['Bankleitzahl und Kontonummer'],
  ibans: ['IBAN'],
  none: [],
};

export function filterText(filter: RowFilter): string {
  return filter in outcomeTexts
    ? outcomeTexts[filter as RowOutcome]
    : texts.filters[filter as Total | 'repaired'];
}

/** `nicht lesbar (2)` */
export function kindText(filter: RowFilter, count: number): string {
  return `${filterText(filter)} (${germanCount(count)})`;
}

/** `Auffällig (2)`; of rows that no longer fit the filter since they were corrected: `Eben bearbeitete Zeilen` */
export function filterHeading(filter: RowFilter, count: number): string {
  if (count === 0) return 'Eben bearbeitete Zeilen';
  const text = kindText(filter, count);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What the columns that are used hold, by their index. */
export function meaningsOf(columns: Columns): ReadonlyMap<number, string> {
  const { meanings } = texts.settings;
  const used = usedColumns(columns);
  const words = {
    accounts: [meanings.bankCode, meanings.accountNumber],
    combined: [meanings.both],
    ibans: [meanings.iban],
    none: [],
  }[columns.kind];
  return new Map(words.map((word, place) => [used[place] ?? 0, word]));
}

/** `Spalten: D Bankleitzahl, E Kontonummer` */
export function columnsInWords(columns: Columns): string {
  if (columns.kind === 'none') return 'Konto aus dem Formular';
  const used = [...meaningsOf(columns)].map(([index, word]) => `${columnLetters(index)} ${word}`);
  return `${used.length > 1 ? 'Spalten' : 'Spalte'}: ${used.join(', ')}`;
}

/** The row that names the columns; 0 for none. */
export function headerRowText(row: number): string {
  return row === 0 ? 'gibt es nicht' : `in Zeile${NBSP}${row}`;
}

/** Names of columns as in spreadsheets: `A`, `B` … `AA`. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
