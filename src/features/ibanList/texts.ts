import type { Columns } from './cells/columns.ts';
import { RESULT_COLUMNS } from './convert/resultColumns.ts';
import type { Summary } from './convert/summary.ts';
import type { Delimiter, Encoding } from './table/tableFormat.ts';
import type { Failure } from './worker/failure.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';
import type { SheetName } from './xlsx/openWorkbook.ts';

const NBSP = '\u00A0';
const germanNumber = new Intl.NumberFormat('de-DE');

export function count(number: number): string {
  return germanNumber.format(number);
}

const NUMBER_WORDS = [
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** „fünf“: two to twelve in words, as usual in texts. */
function numberWord(number: number): string {
  return NUMBER_WORDS[number - 2] ?? count(number);
}

export function rowCount(rows: number): string {
  return rows === 1 ? `1${NBSP}Zeile` : `${count(rows)}${NBSP}Zeilen`;
}

/** File size: „35,2 MB“. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}${NBSP}Byte`;
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(value)}${NBSP}${unit}`;
}

/** Progress announcement for screen readers. */
export function percentDone(percent: number): string {
  return `${percent} Prozent`;
}

/** „noch etwa 12 Sekunden“ */
export function timeLeft(seconds: number): string {
  if (seconds < 1.5) return 'gleich fertig';
  if (seconds < 90) return `noch etwa ${Math.round(seconds)}${NBSP}Sekunden`;
  return `noch etwa ${Math.round(seconds / 60)}${NBSP}Minuten`;
}

export const encodingTexts: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (ältere Excel-Dateien)',
  'utf-16le': 'UTF-16 (Unicode-Text von Excel)',
  'utf-16be': 'UTF-16 Big Endian',
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
  ibans: 'IBANs zum Prüfen',
};

export const failureTexts: Readonly<Record<Failure, string>> = {
  empty:
    'In der Liste steht nichts. Fügen Sie Zeilen mit Bankleitzahl und Kontonummer ein, oder wählen Sie eine andere Datei.',
  'too-large':
    'Die Datei ist größer als 1\u00A0GB. Teilen Sie sie bitte auf; ein Browser hält größere Dateien nicht zuverlässig im Griff.',
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
    'Diese Excel-Datei ist beschädigt oder unvollständig. Öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie neu, oder speichern Sie sie als CSV.',
  'other-zip':
    'Diese Datei ist ein Archiv oder ein anderes Format als XLSX, zum Beispiel ODS. Speichern Sie die Tabelle als XLSX oder CSV.',
  'too-large-unpacked':
    'Diese Excel-Datei ist ausgepackt größer, als ein Browser zuverlässig lesen kann. Speichern Sie das Tabellenblatt als CSV, oder teilen Sie es auf.',
  'too-many-cells':
    'Dieses Tabellenblatt hat mehr als 20\u00A0Millionen Zellen, wenn man alle Zeilen und Spalten bis zur letzten gefüllten Zelle zählt. Oft liegt das an einer einzelnen Zelle weit rechts oder weit unten: Leeren Sie diese, oder speichern Sie das Blatt als CSV.',
  'empty-sheet':
    'In diesem Tabellenblatt steht nichts. Wählen Sie ein anderes, oder wählen Sie eine andere Datei.',
  'no-room-in-excel':
    'Eine Excel-Tabelle fasst höchstens 1.048.576\u00A0Zeilen und 16.384\u00A0Spalten; für das Ergebnis fehlt der Platz. Speichern Sie es als CSV.',
  'cell-too-long':
    'Mindestens eine Zelle hat mehr als 32.767\u00A0Zeichen, und mehr fasst eine Zelle in Excel nicht. Speichern Sie das Ergebnis als CSV; dort fehlt nichts.',
  'old-browser':
    'Ihr Browser ist zu alt, um Excel-Dateien zu lesen oder zu schreiben. Nehmen Sie einen Browser ab dem Jahr\u00A02023, oder speichern Sie die Tabelle als CSV.',
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
    'Ein Teil dieser Seite ließ sich nicht laden. Vielleicht ist die Verbindung unterbrochen, oder es gibt inzwischen eine neue Fassung der Website. Laden Sie die Seite neu; eingefügten Text kopieren Sie bitte vorher. Ihre Datei ist unverändert.',
  unexpected:
    'Das hat nicht geklappt; vielleicht reicht der Arbeitsspeicher nicht. Versuchen Sie es noch einmal, oder teilen Sie die Liste auf. Ihre Datei ist unverändert.',
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
    sample: 'Beispiel einsetzen',
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
      'In keiner Spalte haben wir Bankleitzahlen, Kontonummern oder IBANs erkannt. Wählen Sie unten die Spalten selbst aus, oder ändern Sie das Format. Ihre Liste ist unverändert.',
    unclear:
      'Mehrere Spalten sehen aus wie die mit den Kontonummern oder den Bankleitzahlen. Bitte prüfen Sie, ob die richtigen ausgewählt sind.',
    sameColumn: 'Bankleitzahl und Kontonummer brauchen zwei verschiedene Spalten.',
    preview: 'Vorschau der ersten Zeilen',
    meanings: { bankCode: 'Bankleitzahl', accountNumber: 'Kontonummer', both: 'BLZ und Konto', iban: 'IBAN' },
    start: { accounts: 'Liste umrechnen', combined: 'Liste umrechnen', ibans: 'IBANs prüfen' },
    back: 'Andere Liste',
  },
  running: {
    heading: 'Die Liste wird umgerechnet',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Ihre Liste ist unverändert, und die Einstellungen sind noch da.',
    workCancelled: 'Abgebrochen. Ihre Datei ist unverändert.',
    speed: (rows: number) => `${count(rows)}${NBSP}Zeilen je Sekunde`,
  },
  result: {
    heading: 'Ergebnis',
    saveCsv: 'Als CSV speichern',
    saveXlsx: 'Als Excel-Datei (XLSX) speichern',
    savingXlsx: 'Die Excel-Datei wird erstellt …',
    saved: 'Die Datei wird gespeichert.',
    csvHint: `CSV für Excel: UTF-8, Semikolon. Ihre Spalten bleiben, ${numberWord(RESULT_COLUMNS.length)} kommen hinzu.`,
    again: 'Neue Liste',
    firstRows: 'Erste Zeilen',
    problemRows: 'Bitte ansehen',
    columns: { row: 'Zeile', cells: 'Aus Ihrer Liste' },
    allFine: 'In keiner Zeile ist uns etwas aufgefallen.',
    limits: 'Berechnet heißt: rechnerisch richtig. Ob es ein Konto gibt, weiß nur die Bank.',
    none: '–',
  },
} as const;

export const tooManyRowsForXlsx = `Eine Excel-Tabelle fasst höchstens ${count(EXCEL_ROWS)}${NBSP}Zeilen, Ihre Liste hat mehr. Speichern Sie sie als CSV.`;

export function repairedNote(rows: number): string {
  return rows === 1
    ? 'In 1\u00A0Zeile war eine Nummer ungewöhnlich geschrieben. Wie wir sie gelesen haben, steht unter „Grund“.'
    : `In ${rowCount(rows)} waren Nummern ungewöhnlich geschrieben. Wie wir sie gelesen haben, steht unter „Grund“.`;
}

/** Rows plus line breaks inside their cells, as a sum that shows that no line is missing. */
export function linesNote(
  { rowCount: rows, lineCount, innerLineBreaks }: Summary,
  headerRows: number,
): string {
  const parts = [
    ...(headerRows > 0 ? [`${rowCount(headerRows)} mit Titel oder Überschriften`] : []),
    rowCount(rows),
    ...(innerLineBreaks > 0
      ? [
          `${count(innerLineBreaks)}${NBSP}${innerLineBreaks === 1 ? 'Zeilenumbruch' : 'Zeilenumbrüche'} in Zellen`,
        ]
      : []),
  ];
  const sum = parts.length > 1 ? ` = ${parts.join(' + ')}` : '';
  return `Gelesen: ${rowCount(lineCount)}${sum}. Alle sind im Ergebnis.`;
}

export function innerLineBreaksNote(breaks: number): string {
  const what = breaks === 1 ? 'ist 1\u00A0Zeilenumbruch' : `sind ${count(breaks)}${NBSP}Zeilenumbrüche`;
  return `In Zellen, die in Anführungszeichen stehen, ${what}. Wenn Ihre Zellen keine Zeilenumbrüche haben, fehlt irgendwo ein Anführungszeichen.`;
}

export function mixedEncodingNote(rows: number): string {
  const [which, were] =
    rows === 1 ? ['1\u00A0Zeile enthält', 'wurden'] : [`${rowCount(rows)} enthalten`, 'wurden'];
  return `${which} Zeichen, die nicht in UTF-8 gespeichert sind wie der Rest der Liste. Sie ${were} als Windows-1252 gelesen; sehen Sie die Umlaute dort an.`;
}

export function formulaNote(cells: number): string {
  const [which, unchanged] =
    cells === 1
      ? ['1\u00A0Zelle beginnt', 'bleibt sie, wie sie ist']
      : [`${count(cells)}${NBSP}Zellen beginnen`, 'bleiben sie, wie sie sind'];
  return `${which} wie eine Formel (=, +, -, @). In der CSV-Datei steht davor ein Apostroph, damit Excel nichts ausführt; in der XLSX-Datei ${unchanged}.`;
}

export function longRowsNote(rows: number): string {
  const which = rows === 1 ? '1\u00A0Zeile hat' : `${rowCount(rows)} haben`;
  return `${which} mehr Zellen als die Liste Spalten. Die überzähligen Zellen sind noch da, hinter dem Ergebnis.`;
}

/** `März (ausgeblendet)` */
export function sheetLabel({ name, isHidden }: SheetName): string {
  return isHidden ? `${name} (ausgeblendet)` : name;
}

export function sheetsNote(sheets: number): string {
  return `Die Datei hat ${count(sheets)}${NBSP}Tabellenblätter. Umgerechnet wird nur dieses; die anderen bleiben in der gespeicherten XLSX-Datei, wie sie sind.`;
}

export function uncalculatedNote(cells: number): string {
  const which =
    cells === 1 ? 'In 1\u00A0Zelle steht eine Formel' : `In ${count(cells)}${NBSP}Zellen stehen Formeln`;
  return `${which} ohne gespeichertes Ergebnis. Hier gelten sie als leer. Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie und wählen Sie sie noch einmal.`;
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
