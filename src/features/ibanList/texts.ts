import type { Columns } from './cells/columns.ts';
import type { Delimiter, Encoding } from './table/tableFormat.ts';
import type { Failure } from './worker/failure.ts';

const NBSP = '\u00A0';
const germanNumber = new Intl.NumberFormat('de-DE');

export function count(number: number): string {
  return germanNumber.format(number);
}

export function rowCount(rows: number): string {
  return rows === 1 ? `1${NBSP}Zeile` : `${count(rows)}${NBSP}Zeilen`;
}

/** Size of a file as people read it: „35,2 MB“. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}${NBSP}Byte`;
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(value)}${NBSP}${unit}`;
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
  'file-changed':
    'Die Datei wurde geändert, verschoben oder gelöscht, während sie gelesen wurde. Schließen Sie sie in anderen Programmen und wählen Sie sie noch einmal. An der Datei selbst haben wir nichts verändert.',
  'no-directory':
    'Das Bankverzeichnis konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Liste ist noch da.',
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
    format: 'Falsch gelesen? Format ändern',
    delimiter: 'Trennzeichen',
    encoding: 'Zeichensatz',
    header: 'Überschriften der Spalten',
    titles: 'Die Zeilen über den Überschriften bleiben, wie sie sind.',
    noColumns:
      'In keiner Spalte haben wir Bankleitzahlen, Kontonummern oder IBANs erkannt. Wählen Sie unten die Spalten selbst aus, oder ändern Sie das Format. Ihre Liste ist unverändert.',
    sameColumn: 'Bankleitzahl und Kontonummer brauchen zwei verschiedene Spalten.',
    preview: 'Vorschau der ersten Zeilen',
    start: { accounts: 'Liste umrechnen', combined: 'Liste umrechnen', ibans: 'IBANs prüfen' },
    back: 'Andere Liste',
  },
  running: {
    heading: 'Die Liste wird umgerechnet',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Ihre Liste ist unverändert, und die Einstellungen sind noch da.',
    speed: (rows: number) => `${count(rows)}${NBSP}Zeilen je Sekunde`,
  },
  result: {
    heading: 'Ergebnis',
    saveCsv: 'Als CSV speichern',
    saveXlsx: 'Als Excel-Datei (XLSX) speichern',
    savingXlsx: 'Die Excel-Datei wird erstellt …',
    saved: 'Die Datei wird gespeichert.',
    csvHint: 'CSV für Excel: UTF-8, Semikolon. Ihre Spalten bleiben, fünf kommen hinzu.',
    again: 'Neue Liste',
    firstRows: 'Erste Zeilen',
    problemRows: 'Bitte ansehen',
    row: 'Zeile',
    allFine: 'In keiner Zeile ist uns etwas aufgefallen.',
    limits: 'Berechnet heißt: rechnerisch richtig. Ob es ein Konto gibt, weiß nur die Bank.',
    none: '–',
  },
} as const;

export function tooManyRowsForXlsx(rows: number, limit: number): string {
  return rows > EXCEL_ROWS - 1
    ? `Eine Excel-Tabelle fasst höchstens ${count(EXCEL_ROWS)}${NBSP}Zeilen, Ihre Liste hat mehr. Speichern Sie sie als CSV.`
    : `Eine XLSX-Datei erstellen wir im Browser bis etwa ${rowCount(limit)}. Speichern Sie diese Liste als CSV: Excel öffnet bis zu ${count(EXCEL_ROWS)}${NBSP}Zeilen daraus.`;
}

/** Excel's specifications and limits: rows of a worksheet. */
const EXCEL_ROWS = 1_048_576;

export function repairedNote(rows: number): string {
  return rows === 1
    ? 'In 1\u00A0Zeile stand eine Nummer anders da als üblich, ließ sich aber eindeutig lesen. Was geändert wurde, steht unter „Grund“.'
    : `In ${rowCount(rows)} standen Nummern anders da als üblich, ließen sich aber eindeutig lesen. Was geändert wurde, steht unter „Grund“.`;
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
  return `${which} mehr Zellen als die Liste Spalten. Die überzähligen Zellen stehen hinter dem Ergebnis.`;
}

/** Which row names the columns; 0 for none. */
export function headerRowText(row: number): string {
  return row === 0 ? 'gibt es nicht' : `in Zeile${NBSP}${row}`;
}

/** `A`, `B` … `AA`: as spreadsheets name their columns. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
